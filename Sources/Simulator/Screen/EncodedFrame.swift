import DisplayList
import Foundation

/// A frame as bytes that can be put into another frame without decoding it.
struct EncodedFrame: Sendable, Equatable {
  /// The bytes before the commands: version, width, height, number of commands.
  private static let headerSize = 13

  let size: CGSize
  let count: Int
  /// The commands, one after the other.
  let commands: Data

  /// Takes a frame that an app sent.
  /// - Throws: `ByteReader.Malformed` where it has no header of this version.
  init(_ data: Data) throws {
    var reader = ByteReader(data.prefix(Self.headerSize))
    guard try reader.readByte() == DisplayList.encodingVersion else { throw reader.malformed }
    size = CGSize(width: try reader.readDouble(), height: try reader.readDouble())
    count = Int(try reader.readInteger() as UInt32)
    commands = data.dropFirst(Self.headerSize)
  }

  init(_ list: DisplayList) {
    size = list.size
    count = list.commands.count
    commands = list.encoded().dropFirst(Self.headerSize)
  }

  /// A frame that draws others over each other.
  init(size: CGSize, layers: [EncodedFrame]) {
    self.size = size
    count = layers.reduce(0) { $0 + $1.count }
    var commands = Data(capacity: layers.reduce(0) { $0 + $1.commands.count })
    for layer in layers { commands.append(layer.commands) }
    self.commands = commands
  }

  /// The whole frame as it travels.
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
