extension Stub {
  /// The stubs of compression.
  static let compression: [Stub] = [lzfse]

  /// `COMPRESSION_LZFSE`.
  package static let lzfse = Stub.feature(
    "COMPRESSION_LZFSE",
    lacks: "bytes aren't made smaller, and blocks that iOS has compressed can't be read")
}
