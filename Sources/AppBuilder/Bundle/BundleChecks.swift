import Foundation

/// Finds what would go wrong at launch: storyboards that are broken or not there, connections to nothing.
struct BundleChecks {
  let target: AppTarget
  let info: InfoPropertyList
  let index: DeclarationIndex
  let interface: UIKitInterface

  /// - Returns: Warnings.
  /// - Throws: `BuildFailure` for what cannot work.
  func run() throws -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    let documents = target.resources.filter {
      ["storyboard", "xib"].contains($0.source.pathExtension.lowercased())
    }
    let names = catalogNames()
    for document in documents {
      do {
        let root = try InterfaceDocument(document.source)
        warnings += ConnectionChecks(
          document: root, target: target, index: index, interface: interface, catalog: names
        ).run()
      } catch let failure as BuildFailure {
        errors += failure.diagnostics
      }
    }
    errors += missingStoryboards(documents)
    if !errors.isEmpty { throw BuildFailure(errors) }
    return warnings + foreignSources()
  }

  private func missingStoryboards(_ documents: [AppTarget.Resource]) -> [Diagnostic] {
    let names = Set(
      documents.map { MacFileSystem.folded($0.source.deletingPathExtension().lastPathComponent) })
    var seen: Set<String> = []
    return info.storyboards.compactMap { name, key in
      guard seen.insert(name).inserted else { return nil }
      let base = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
      guard !names.contains(MacFileSystem.folded(base)) else { return nil }
      let known = documents.map(\.source.lastPathComponent).sorted().joined(separator: ", ")
      return Diagnostic(
        key.hasPrefix("UILaunch") ? .warning : .error,
        "the storyboard '\(name)' that the Info.plist names is not in the target",
        file: (info.file ?? target.project).path, element: key,
        hint: known.isEmpty
          ? "remove the key, or add \(name).storyboard to the target"
          : "the target has \(known)")
    }
  }

  private func foreignSources() -> [Diagnostic] {
    target.foreignSources.map {
      Diagnostic(
        .warning, "Quince compiles Swift only; this file is left out", file: $0.path)
    }
  }

  /// The names of images and colours in the target, or `nil` if they cannot be known.
  private func catalogNames() -> ConnectionChecks.Catalog {
    var catalog = ConnectionChecks.Catalog()
    for resource in target.resources {
      let file = resource.source
      switch file.pathExtension.lowercased() {
      case "xcassets": collect(file, namespace: "", into: &catalog)
      case "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp", "bmp", "tiff":
        catalog.images.insert(file.lastPathComponent)
        let base = file.deletingPathExtension().lastPathComponent
        catalog.images.insert(base.replacing(/@[23]x/, with: ""))
        catalog.images.insert(
          base.replacing(/@[23]x/, with: "") + "." + file.pathExtension)
      default: break
      }
    }
    return catalog
  }

  private func collect(
    _ folder: URL, namespace: String, into catalog: inout ConnectionChecks.Catalog
  ) {
    for name in MacFileSystem.names(in: folder) {
      let entry = folder.appendingPathComponent(name)
      let base = namespace + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset", "appiconset": catalog.images.insert(base)
      case "colorset": catalog.colors.insert(base)
      case "":
        guard MacFileSystem.isFolder(entry) else { continue }
        let contents = try? String(
          contentsOf: entry.appendingPathComponent("Contents.json"), encoding: .utf8)
        let provides = contents?.contains(/"provides-namespace"\s*:\s*true/) == true
        collect(entry, namespace: provides ? base + "/" : namespace, into: &catalog)
      default: break
      }
    }
  }
}
