import DisplayList
import Foundation

/// An encoded frame, which can be inserted into another frame without decoding it.
struct EncodedFrame: Sendable, Equatable {
  /// The number of bytes before the commands: version, width, height, and the number of commands.
  private static let headerSize = 13

  let size: CGSize
  let count: Int
  /// The commands, one after another.
  let commands: Data

  /// Creates a frame from an app, if it's safe to draw and pass on.
  ///
  /// It can draw only the app's own images.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  init(checking data: Data, images: AppImages) throws {
    var reader = try FrameReader(data)
    guard reader.size.width >= 1, reader.size.height >= 1 else {
      throw ByteReader.Malformed(offset: 1, problem: "a frame without a size")
    }
    var numbered = data
    try reader.check { id, offset in
      let start = numbered.startIndex + offset
      withUnsafeBytes(of: images.deviceID(of: id).rawValue.littleEndian) {
        numbered.replaceSubrange(start..<(start + $0.count), with: $0)
      }
    }
    size = reader.size
    count = reader.count
    commands = numbered.dropFirst(Self.headerSize)
  }

  init(_ list: DisplayList) {
    size = list.size
    count = list.commands.count
    commands = list.encoded().dropFirst(Self.headerSize)
  }

  /// Creates a frame that draws other frames on top of each other.
  init(size: CGSize, layers: [EncodedFrame]) {
    self.size = size
    count = layers.reduce(0) { $0 + $1.count }
    var commands = Data(capacity: layers.reduce(0) { $0 + $1.commands.count })
    for layer in layers { commands.append(layer.commands) }
    self.commands = commands
  }

  /// The entire encoded frame.
  var data: Data {
    var writer = ByteWriter(reservingCapacity: Self.headerSize)
    writer.write(DisplayList.encodingVersion)
    writer.write(Double(size.width))
    writer.write(Double(size.height))
    writer.write(integer: UInt32(count))
    var data = Data(capacity: Self.headerSize + commands.count)
    data.append(contentsOf: writer.bytes)
    data.append(commands)
    return data
  }
}
