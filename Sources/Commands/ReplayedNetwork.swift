import ArgumentParser
import DeviceProtocol
import Foundation
import Safeguards

/// An archive that answers the requests of apps instead of the network.
struct ReplayedNetwork: Sendable, Decodable {
  /// The help of the option that names the archive.
  static let help = ArgumentHelp(
    "Answer the app's requests from this HAR file, without using the network.",
    valueName: "file.har")

  /// The path of the archive, followed by those of the files beside it that it refers to.
  let files: [String]

  /// Reads an archive to check it.
  /// - Throws: `ValidationError` with the file and the number of the entry.
  init(_ path: String) throws {
    let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    do {
      let archive = try InputFile.read(file, atMost: HARFile.longest)
      _ = try HARFile.read(file) { try InputFile.read($0, atMost: $1) }
      files =
        [file.path]
        + HARFile.attachments(of: archive).map { folder.appendingPathComponent($0).path }
    } catch let error as FileFailure {
      throw ValidationError("\(error)")
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }
}
