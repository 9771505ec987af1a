import Foundation
import Safeguards

/// The files that an exception of a synchronized folder can name.
struct FolderMembers {
  /// The prefixes of names that stand for a file in every language, of Xcode 16 and later.
  private static let localized = ["/Localized: ", "/Localized/"]

  private let folder: URL
  private let area: ReadingArea

  init(of folder: URL, in area: ReadingArea) {
    self.folder = folder
    self.area = area
  }

  /// Returns the paths of the files that an exception names.
  ///
  /// `/Localized: Texts/Menu.strings` names `Texts/en.lproj/Menu.strings`, and so on.
  func paths(of name: String) -> [String] {
    guard let prefix = Self.localized.first(where: name.hasPrefix) else { return [name] }
    let path = String(name.dropFirst(prefix.count))
    let (parent, file) = ((path as NSString).deletingLastPathComponent, path.split(separator: "/"))
    guard let last = file.last, !parent.hasSuffix(".lproj") else { return [path] }
    let place = parent.isEmpty ? folder : folder.appendingPathComponent(parent)
    guard (try? area.check(place)) != nil else { return [] }
    return MacFileSystem.names(in: place).filter { $0.hasSuffix(".lproj") }.map {
      (parent.isEmpty ? "" : parent + "/") + $0 + "/" + last
    }
  }
}
