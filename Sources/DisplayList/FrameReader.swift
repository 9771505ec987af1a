import Foundation

/// Reads an encoded frame, command by command, and checks each command against the limits before
/// creating anything from it.
///
/// A frame that has been read to its end can be drawn. Every number is valid, every `restore` and
/// `endGroup` closes something that the frame itself opened, and nothing is left open.
package struct FrameReader {
  /// The size of the canvas, in points.
  package let size: CGSize
  /// The number of commands in the frame.
  package let count: Int

  /// A `save` or `beginGroup` that hasn't been closed.
  private enum Opening { case state, group }

  private var reader: ByteReader
  private var readCount = 0
  private var openings: [Opening] = []
  private var openGroups = 0
  private var work: FrameWork

  /// Creates a reader at the first command of a frame.
  /// - Throws: `ByteReader.Malformed` if the bytes aren't a frame with this version, or
  ///   `LimitExceeded`.
  package init(_ data: Data) throws {
    try AppLimit.frameBytes.check(data.count)
    reader = ByteReader(data)
    guard try reader.readByte() == DisplayList.encodingVersion else {
      throw reader.malformed("a frame of another version")
    }
    let width = try reader.readDouble(.frameSide)
    let height = try reader.readDouble(.frameSide)
    guard width >= 0, height >= 0 else { throw reader.malformed("a frame of a negative size") }
    size = CGSize(width: width, height: height)
    count = try reader.readCount(.commands)
    work = FrameWork(size: size)
  }

  /// Returns the next command, or `nil` after the last one.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`. After an error, the rest of the frame
  ///   can't be read.
  package mutating func next() throws -> DrawingCommand? {
    guard readCount < count else {
      guard reader.isAtEnd else { throw reader.malformed("bytes after the last command") }
      guard openings.isEmpty else { throw reader.malformed("a state or group without an end") }
      return nil
    }
    readCount += 1
    let command = try reader.readCommand()
    try follow(command)
    try work.add(command)
    return command
  }

  /// Checks the rest of the frame by reading it to its end.
  /// - Parameter onImage: A closure that's called with each image and the offset of its number from
  ///   the start of the frame, in bytes.
  /// - Throws: The same errors as `next()`.
  package mutating func check(_ onImage: (ImageID, Int) -> Void) throws {
    var start = reader.offset
    while let command = try next() {
      if case .image(let id, _, _, _, _) = command { onImage(id, start + 1) }
      start = reader.offset
    }
  }

  private mutating func follow(_ command: DrawingCommand) throws {
    switch command {
    case .save:
      try open(.state)
    case .beginGroup:
      openGroups += 1
      try AppLimit.nestedGroups.check(openGroups)
      try open(.group)
    case .restore:
      guard openings.popLast() == .state else { throw reader.malformed("a restore without a save") }
    case .endGroup:
      guard openings.popLast() == .group else {
        throw reader.malformed("the end of a group that wasn't started")
      }
      openGroups -= 1
    default:
      break
    }
  }

  private mutating func open(_ opening: Opening) throws {
    openings.append(opening)
    try AppLimit.nestedStates.check(openings.count)
  }
}
