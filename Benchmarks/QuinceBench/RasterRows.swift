import Benchmarking
import DisplayList
import Foundation
import Raster

/// Drawing frames into pixels, beside bare Cairo and Pango.
enum RasterRows: RowGroup {
  static let rows = [BenchmarkRow.frame, .changedFrame]

  /// What `Peers/frame.c` prints.
  private struct Output: Decodable {
    var frame: [Double]
    /// The average red, green and blue, from 0 to 255.
    var mean: [Double]
  }

  static func measure(on bench: Workbench) async throws {
    bench.tell("frames in pixels")
    let frame = TileFrame(first: "Label 0")
    let file = bench.folder.appendingPathComponent("frame.txt")
    try frame.text.write(to: file, atomically: true, encoding: .utf8)
    let mean = mean(
      of: try Rasterizer().bitmap(of: [frame.displayList], scale: TileFrame.scale))
    let peer = Comparison<Void>.Peer(name: "bare Cairo") {
      let player = try await bench.peers.cairoPlayer()
      let output = try await bench.peers.json(player, [file.path, "20"], as: Output.self)
      guard zip(mean, output.mean).allSatisfy({ abs($0 - $1) < 2 }) else {
        throw BenchmarkFailure("Cairo draws something else: \(output.mean), not \(mean)")
      }
      return output.frame
    }
    // Each frame is drawn after an equal one by nobody who knows of that.
    bench.add(
      try await Comparison(rounds: 5, peers: [peer]).figure {
        try await times { _ in (Rasterizer(), frame.displayList) }
      }, to: .frame)
    let frames = ["Label 0", "Label 1"].map { TileFrame(first: $0).displayList }
    let rasterizer = Rasterizer()
    bench.add(
      try await Comparison(rounds: 5, peers: [peer]).figure {
        try await times { (rasterizer, frames[$0 % 2]) }
      }, to: .changedFrame)
  }

  private static func times(
    _ frame: (Int) -> (Rasterizer, DisplayList)
  ) async throws -> [Double] {
    var times: [Double] = []
    for index in 0..<20 {
      let (rasterizer, list) = frame(index)
      times.append(
        try await milliseconds {
          _ = try rasterizer.bitmap(of: [list], scale: TileFrame.scale)
        })
    }
    return times
  }

  private static func mean(of bitmap: Bitmap) -> [Double] {
    let bytes = bitmap.bytes
    return (0..<3).map { channel in
      let sum = stride(from: channel, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
      return Double(sum) / Double(bitmap.width * bitmap.height)
    }
  }
}
