import Benchmarking
import DisplayList
import Foundation
import Raster

/// The rows for drawing frames into pixels, compared with plain Cairo and Pango.
enum RasterRows: RowGroup {
  static let rows = [BenchmarkRow.frame, .changedFrame]

  /// The output of `Peers/frame.c`.
  private struct Output: Decodable {
    var frame: [Double]
    /// The average red, green, and blue components, from 0 to 255.
    var mean: [Double]
  }

  static func measure(on bench: Workbench) async throws {
    bench.show("frames in pixels")
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
    // Each frame is drawn after a frame that differs everywhere, and then after a frame that
    // differs only in a label.
    let grounds = [Color.white, Color(red: 0.9, green: 0.9, blue: 1)]
    let others = grounds.map { TileFrame(first: "Label 0", ground: $0).displayList }
    let changed = ["Label 0", "Label 1"].map { TileFrame(first: $0).displayList }
    for (row, frames) in [(BenchmarkRow.frame, others), (.changedFrame, changed)] {
      let rasterizer = Rasterizer()
      bench.add(
        try await Comparison(rounds: 5, peers: [peer]).figure {
          try await times(of: frames, by: rasterizer)
        }, to: row)
    }
  }

  private static func times(
    of frames: [DisplayList], by rasterizer: Rasterizer
  ) async throws -> [Double] {
    var times: [Double] = []
    for index in 0..<20 {
      times.append(
        try await milliseconds {
          _ = try rasterizer.bitmap(of: [frames[index % 2]], scale: TileFrame.scale)
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
