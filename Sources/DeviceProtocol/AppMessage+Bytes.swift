import DisplayList

extension AppMessage {
  private enum Kind: UInt8 { case ready = 1, systemAppearance }

  /// Writes what every launch sends.
  package func write(to writer: inout ByteWriter) -> Bool {
    switch self {
    case .ready: writer.write(Kind.ready.rawValue)
    case .systemAppearance(let appearance):
      writer.write(Kind.systemAppearance.rawValue)
      appearance.write(to: &writer)
    default: return false
    }
    return true
  }

  /// Reads what `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed`, `LimitExceeded`.
  package init(from reader: inout ByteReader) throws {
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw reader.malformed }
    switch kind {
    case .ready: self = .ready
    case .systemAppearance: self = .systemAppearance(try SystemAppearance(from: &reader))
    }
  }
}

extension SystemAppearance {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(hasLightStatusBar)
    writer.write(isStatusBarHidden)
    writer.write(isHomeIndicatorHidden)
    writer.write(isHomeIndicatorLight)
    writer.write(integer: UInt32(supportedOrientations.count))
    for orientation in supportedOrientations { writer.write(oneOf: orientation) }
  }

  fileprivate init(from reader: inout ByteReader) throws {
    self.init(
      hasLightStatusBar: try reader.readBool(), isStatusBarHidden: try reader.readBool(),
      isHomeIndicatorHidden: try reader.readBool(), isHomeIndicatorLight: try reader.readBool(),
      supportedOrientations: try (0..<reader.readCount(.orientations)).map { _ in
        try reader.readOne()
      })
  }
}
