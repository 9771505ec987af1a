extension Stub {
  /// The stubs of connections.
  static let network: [Stub] = [networkConnection, networkListener]

  /// `NWConnection`.
  package static let networkConnection = Stub.type(
    "NWConnection", lacks: "it waits for a network until it's canceled; use URLSession")

  /// `NWListener`.
  package static let networkListener = Stub.type(
    "NWListener", lacks: "it accepts no connections, and waits until it's canceled")
}
