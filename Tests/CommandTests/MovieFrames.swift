import Foundation
import TestSupport
import Testing

/// The frames of a movie, decoded independently of Quince's writer.
struct MovieFrames {
  /// The color of a pixel.
  typealias Pixel = SIMD3<Int>

  let width: Int
  let height: Int
  /// The red, green, and blue components of each pixel, frame by frame.
  let frames: [Data]

  /// - Parameter width: The width to which the frames are scaled, or `nil` for their own size.
  init(_ file: URL, width: Int? = nil) throws {
    let folder = try TemporaryFolder()
    let raw = folder.file("frames.raw")
    let scale = width.map { ["-vf", "scale=\($0):-1:flags=area"] } ?? []
    let arguments = ["-nostdin", "-v", "error", "-i", file.path] + scale
    try Self.run("ffmpeg", arguments + ["-f", "rawvideo", "-pix_fmt", "rgb24", raw.path])
    let size = try Self.run(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v", "-show_entries", "stream=width,height", "-of",
        "csv=p=0", file.path,
      ]
    ).split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    try #require(size.count == 2)
    let data = try Data(contentsOf: raw)
    self.width = width ?? size[0]
    height = width.map { Int((Double(size[1] * $0) / Double(size[0])).rounded()) } ?? size[1]
    let count = self.width * height * 3
    try #require(!data.isEmpty && data.count % count == 0)
    frames = stride(from: 0, to: data.count, by: count).map { Data(data[$0..<$0 + count]) }
  }

  func pixel(_ frame: Int, _ x: Int, _ y: Int) -> Pixel {
    let start = (y * width + x) * 3
    let data = frames[frame]
    return Pixel(Int(data[start]), Int(data[start + 1]), Int(data[start + 2]))
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) failed")
    return String(decoding: words, as: UTF8.self)
  }
}

extension MovieFrames.Pixel {
  /// Returns the largest difference among the color components.
  func difference(to other: Self) -> Int {
    let difference = self &- other
    return Swift.max(abs(difference.x), abs(difference.y), abs(difference.z))
  }
}
