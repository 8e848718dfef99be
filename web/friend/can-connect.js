/** Whether this browser can connect to another one. */
export const canConnect = () => typeof RTCPeerConnection === 'function';
