extension Stub {
  /// The stubs of connections.
  static let network: [Stub] = [boundStreams, networkConnection, networkListener]

  /// `Stream.schedule(in:forMode:)` of bound streams.
  package static let boundStreams = Stub.member(
    "Stream", "getBoundStreams(withBufferSize:inputStream:outputStream:)",
    lacks: "the streams' delegates get no events; read and write on two queues")

  /// `NWConnection`.
  package static let networkConnection = Stub.type(
    "NWConnection", lacks: "it waits for a network until it's canceled; use URLSession")

  /// `NWListener`.
  package static let networkListener = Stub.type(
    "NWListener", lacks: "it accepts no connections, and waits until it's canceled")
}
