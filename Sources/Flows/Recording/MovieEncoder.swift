import Foundation
import Safeguards
import Subprocess

/// Creates movies from images with FFmpeg.
package struct MovieEncoder: Sendable {
  /// An error that explains why there's no movie.
  package enum Failure: Error, CustomStringConvertible {
    case noFFmpeg
    case cannotEncode(String)
    case cannotWrite(FileFailure)

    /// A description of the reason.
    package var description: String {
      switch self {
      case .noFFmpeg:
        "Recording needs FFmpeg, which isn't installed: sudo apt-get install ffmpeg"
      case .cannotEncode(let reason):
        "FFmpeg can't create the movie: \(reason)"
      case .cannotWrite(let failure):
        "Can't write “\(failure.path)”: \(failure.reason)."
      }
    }
  }

  private static let program = "ffmpeg"

  /// - Throws: `Failure.noFFmpeg` if FFmpeg isn't on `PATH`.
  package init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map { "\($0)/\(Self.program)" }
    guard places.contains(where: FileManager.default.isExecutableFile) else {
      throw Failure.noFFmpeg
    }
  }

  /// Writes the movie atomically.
  func encode(_ film: Film, as movie: Movie) async throws {
    let result = film.folder.appendingPathComponent("movie.\(movie.format.rawValue)")
    let input = ["-framerate", "\(movie.frameRate)", "-i", film.pattern]
    switch movie.format {
    case .gif:
      let palette = film.folder.appendingPathComponent("palette.png").path
      try await run(input + ["-vf", "palettegen=stats_mode=full", "-update", "1", palette])
      try await run(
        input + [
          "-i", palette, "-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
          result.path,
        ])
    case .mp4:
      try await run(
        input + [
          "-vf", Self.evenSize(movie), "-c:v", "libx264", "-preset", "slow", "-crf", "22",
          "-pix_fmt", "yuv420p", "-movflags", "+faststart", result.path,
        ])
    case .webm:
      try await run(
        input + [
          "-vf", Self.evenSize(movie), "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0",
          "-pix_fmt", "yuv420p", result.path,
        ])
    }
    let data = try InputFile.read(result, atMost: .max)
    do {
      try data.write(to: movie.file, options: .atomic)
    } catch {
      throw Failure.cannotWrite(FileFailure(movie.file.path, error))
    }
  }

  /// Returns the even width and height that these formats require.
  private static func evenSize(_ movie: Movie) -> String {
    let color = movie.background.description.replacingOccurrences(of: "#", with: "0x")
    return "pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0:\(color)"
  }

  private func run(_ arguments: [String]) async throws {
    let result = try await Subprocess.run(
      .name(Self.program), arguments: .init(["-nostdin", "-v", "error", "-y"] + arguments),
      output: .discarded, error: .string(limit: .max))
    guard result.terminationStatus.isSuccess else {
      throw Failure.cannotEncode(
        result.standardError.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
