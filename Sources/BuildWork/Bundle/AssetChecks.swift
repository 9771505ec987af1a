import AppBuilder
import Foundation
import Safeguards

/// Checks a target's asset catalogs and images for invalid names and damaged files.
struct AssetChecks {
  private static let deepest = 64
  private static let mostEntries = 50_000

  let area: ReadingArea
  /// The names of images and colors.
  private(set) var catalog = ConnectionChecks.Catalog()
  /// The folders of the image sets and color sets, or the image files, by name.
  private(set) var images: [String: URL] = [:]
  private(set) var colors: [String: URL] = [:]
  /// The problems with the catalogs.
  private(set) var diagnostics: [Diagnostic] = []
  private var count = 0

  init(_ target: AppTarget) {
    area = target.area
    for resource in target.resources { read(resource.source) }
  }

  private mutating func read(_ file: URL) {
    switch file.pathExtension.lowercased() {
    case "xcassets": read(folder: file, namespace: "", depth: 0)
    case "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp", "bmp", "tiff":
      let base = file.deletingPathExtension().lastPathComponent.replacing(/@[23]x/, with: "")
      images[base, default: file] = file
      catalog.images.insert(file.lastPathComponent)
      catalog.images.insert(base)
      catalog.images.insert(base + "." + file.pathExtension)
      checkPicture(file)
    case "strings", "stringsdict": checkStrings(file)
    default: break
    }
  }

  // MARK: Catalogs

  private mutating func read(folder: URL, namespace: String, depth: Int) {
    guard depth < Self.deepest else {
      tell(.error, "asset catalogs are nested more than \(Self.deepest) deep", folder)
      return
    }
    let contents = contents(of: folder)
    let provides =
      (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    let base = depth > 0 && provides ? namespace + folder.lastPathComponent + "/" : namespace
    for name in MacFileSystem.names(in: folder) {
      count += 1
      guard count <= Self.mostEntries else { return }
      let entry = folder.appendingPathComponent(name)
      let name = base + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset", "appiconset":
        catalog.images.insert(name)
        images[name] = entry
        check(set: entry, key: entry.pathExtension == "symbolset" ? "symbols" : "images")
      case "colorset":
        catalog.colors.insert(name)
        colors[name] = entry
        check(set: entry, key: "colors")
      case "dataset": check(set: entry, key: "data")
      case "" where MacFileSystem.isFolder(entry):
        read(folder: entry, namespace: base, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard MacFileSystem.exists(file) else { return nil }
    do {
      try area.check(file)
      return try JSONFile.read(file, what: "the description of \(folder.lastPathComponent)")
    } catch {
      diagnostics += (error as? BuildFailure)?.diagnostics ?? []
      return nil
    }
  }

  private mutating func check(set folder: URL, key: String) {
    let file = folder.appendingPathComponent("Contents.json")
    guard MacFileSystem.exists(file) else {
      tell(.warning, "the set has no Contents.json", folder)
      return
    }
    guard let contents = contents(of: folder) else { return }
    guard let entries = contents[key] else { return }
    guard let entries = entries as? [[String: Any]] else {
      tell(.error, "“\(key)” must be a list of objects", file, element: key)
      return
    }
    for name in Set(entries.compactMap { $0["filename"] as? String }).sorted() where !name.isEmpty {
      do {
        try RootFolder.checkName(name)
      } catch {
        tell(.error, "invalid file name “\(name.prefix(100))”: \(error.reason)", file)
        continue
      }
      let picture = MacFileSystem.resolve(folder.appendingPathComponent(name))
      guard MacFileSystem.exists(picture) else {
        tell(.warning, "the set's file “\(name)” doesn't exist", file)
        continue
      }
      checkPicture(picture)
    }
  }

  // MARK: Files

  private mutating func checkPicture(_ file: URL) {
    guard file.pathExtension.lowercased() == "png", MacFileSystem.exists(file) else { return }
    do {
      if let mistake = PictureCheck.mistake(in: try InputFile.read(try area.resolve(file))) {
        tell(.warning, "the image is broken: \(mistake)", file)
      }
    } catch {
      tell(.error, "can't read the image: \(error.reason)", file)
    }
  }

  private mutating func checkStrings(_ file: URL) {
    let what = "the strings table"
    do {
      let data = try InputFile.read(try area.resolve(file))
      // Foundation can read these formats, too, but doesn't report the line of an error.
      if data.isEmpty || data.starts(with: "bplist".utf8) || data.starts(with: [0xFF, 0xFE])
        || data.starts(with: [0xFE, 0xFF])
      {
        return
      }
      if let refusal = PropertyListFile.refusal(of: data, file: file, what: what) {
        diagnostics += refusal.diagnostics.map {
          var diagnostic = $0
          diagnostic.severity = .warning
          return diagnostic
        }
        return
      }
      _ = try PropertyListFile.dictionary(in: data, file: file, what: what)
    } catch let failure as BuildFailure {
      diagnostics += failure.diagnostics
    } catch {
      tell(.error, "can't read \(what): \(FileFailure(file.path, error).reason)", file)
    }
  }

  private mutating func tell(
    _ severity: Diagnostic.Severity, _ message: String, _ file: URL, element: String? = nil
  ) {
    diagnostics.append(Diagnostic(severity, message, file: file.path, element: element))
  }
}
