import ArgumentParser
import DeviceProtocol
import Foundation
import Safeguards
import Sandbox

/// An archive that answers the requests of apps instead of the network.
struct ReplayedNetwork: Sendable, Decodable {
  /// The help of the option that names the archive.
  static let help = ArgumentHelp(
    "Answer the app's requests from this HAR file, without using the network.",
    valueName: "file.har")

  private enum CodingKeys: CodingKey {
    case path
  }

  /// The path of the archive, or of a copy that doesn't refer to other files.
  let path: String
  /// The folder with the copy, which exists as long as this value.
  private var copy: ScratchFolder?

  /// Reads an archive to check it.
  /// - Throws: `ValidationError` with the file and the number of the entry.
  init(_ path: String) throws {
    let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    do {
      let data = try InputFile.read(file, atMost: HARLimit.size)
      let folder = try RootFolder(file.deletingLastPathComponent())
      let whole = try HARFile.embedding(data) { try folder.read($0, atMost: HARLimit.body) }
      if whole == data {
        self.path = file.path
      } else {
        let copy = try ScratchFolder()
        let place = copy.url.appendingPathComponent(file.lastPathComponent)
        try whole.write(to: place)
        (self.path, self.copy) = (place.path, copy)
      }
    } catch let error as FileFailure {
      throw ValidationError("\(error)")
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }
}
