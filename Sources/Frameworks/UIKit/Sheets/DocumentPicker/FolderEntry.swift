import UIKitCore
import UniformTypeIdentifiers

/// A file or folder in a list of files.
struct FolderEntry {
  let url: URL
  let type: UTType
  private let date: Date?
  private let size: Int

  /// Whether users can open the entry as a folder.
  var isFolder: Bool { type.conforms(to: .folder) }

  /// Finds a file, or returns `nil` if it doesn't exist.
  init?(_ url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let attributes else { return nil }
    self.url = url
    let name = url.pathExtension
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      let package = name.isEmpty ? nil : UTType(filenameExtension: name, conformingTo: .package)
      type = package.flatMap { $0.isDeclared ? $0 : nil } ?? .folder
    } else {
      type = UTType(filenameExtension: name) ?? .data
    }
    date = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Returns the visible entries of a folder, sorted by name.
  static func all(in folder: URL) -> [FolderEntry] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (found ?? []).compactMap(FolderEntry.init).sorted {
      $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent)
        == .orderedAscending
    }
  }

  /// Returns the localized name.
  func name(withExtension: Bool) -> String {
    isFolder || withExtension
      ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }

  /// The text below the name, which is the number of items in a folder, or the date and size of a
  /// file.
  var detail: String {
    if isFolder {
      let count = FolderEntry.all(in: url).count
      return count == 1 ? "1 item" : "\(count) items"
    }
    let length = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    let day = date.map {
      DateFormatter.localizedString(from: $0, dateStyle: .short, timeStyle: .none)
    }
    return [day, length].compactMap { $0 }.joined(separator: " – ")
  }

  /// The name of the symbol for the entry.
  var symbolName: String {
    let symbols: [(UTType, String)] = [
      (.folder, "folder.fill"), (.image, "photo"), (.movie, "film"), (.audio, "music.note"),
      (.text, "doc.text"), (.pdf, "doc.text"),
    ]
    return symbols.first { type.conforms(to: $0.0) }?.1 ?? "doc"
  }
}
