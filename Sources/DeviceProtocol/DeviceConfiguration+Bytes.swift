import DisplayList
import Foundation

extension DeviceConfiguration {
  func write(to writer: inout ByteWriter) {
    writer.write(deviceName, within: .word)
    writer.write(isPad)
    for number in [
      screenSize.width, screenSize.height, scale, safeArea.top, safeArea.left, safeArea.bottom,
      safeArea.right, statusBarHeight,
    ] {
      writer.write(unrounded: number)
    }
    writer.write(oneOf: orientation)
    writer.write(appearance == .dark)
    writer.write(contentSizeCategory, within: .word)
    writer.write(locale.identifier, within: .word)
    writer.write(integer: switches.bits)
    writer.write(timeZone ?? "", within: .word)
    writer.write(clock == .manual)
  }

  /// Reads a value that `write` wrote.
  init(from reader: inout ByteReader) throws {
    let deviceName = try reader.readString(.word)
    let isPad = try reader.readBool()
    let numbers = try (0..<8).map { _ in try reader.readUnrounded() }
    self.init(
      deviceName: deviceName, isPad: isPad,
      screenSize: CGSize(width: numbers[0], height: numbers[1]),
      scale: numbers[2],
      safeArea: Insets(top: numbers[3], left: numbers[4], bottom: numbers[5], right: numbers[6]),
      statusBarHeight: numbers[7], orientation: try reader.readOne(),
      appearance: try reader.readBool() ? .dark : .light,
      contentSizeCategory: try reader.readString(.word),
      locale: DeviceLocale(try reader.readString(.word)) ?? .standard,
      switches: DeviceSwitches(bits: try reader.readInteger()),
      timeZone: Self.timeZone(named: try reader.readString(.word)),
      clock: try reader.readBool() ? .manual : .real)
  }

  private static func timeZone(named name: String) -> String? { name.isEmpty ? nil : name }
}
