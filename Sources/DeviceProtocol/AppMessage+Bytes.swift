import DisplayList
import Foundation

extension AppMessage {
  private enum Kind: UInt8 { case ready = 1, systemAppearance }

  /// The message in bytes if every launch sends it, or `nil` for one that goes as JSON.
  package var bytes: Data? {
    var writer = ByteWriter(reservingCapacity: 64)
    switch self {
    case .ready: writer.write(Kind.ready.rawValue)
    case .systemAppearance(let appearance):
      writer.write(Kind.systemAppearance.rawValue)
      appearance.write(to: &writer)
    default: return nil
    }
    return Data(writer.bytes)
  }

  /// Reads what `bytes` wrote.
  /// - Throws: `ByteReader.Malformed`, `LimitExceeded`.
  package init(bytes: Data) throws {
    var reader = ByteReader(bytes)
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw reader.malformed }
    switch kind {
    case .ready: self = .ready
    case .systemAppearance: self = .systemAppearance(try SystemAppearance(from: &reader))
    }
    guard reader.isAtEnd else { throw reader.malformed }
  }
}

extension SystemAppearance {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(hasLightStatusBar)
    writer.write(isStatusBarHidden)
    writer.write(isHomeIndicatorHidden)
    writer.write(isHomeIndicatorLight)
    writer.write(integer: UInt32(supportedOrientations.count))
    for orientation in supportedOrientations { writer.write(orientation.byte) }
  }

  fileprivate init(from reader: inout ByteReader) throws {
    self.init(
      hasLightStatusBar: try reader.readBool(), isStatusBarHidden: try reader.readBool(),
      isHomeIndicatorHidden: try reader.readBool(), isHomeIndicatorLight: try reader.readBool(),
      supportedOrientations: try (0..<reader.readCount(.orientations)).map { _ in
        try DeviceConfiguration.Orientation(from: &reader)
      })
  }
}
