import AppBuilder
import Foundation
import Safeguards

/// Finds problems that would otherwise appear only at launch, such as broken or missing storyboards
/// and connections without a target.
struct BundleChecks {
  let target: AppTarget
  let info: InfoPropertyList
  let index: DeclarationIndex
  let interface: UIKitInterface

  /// - Returns: Warnings.
  /// - Throws: `BuildFailure` for a bundle that can't work.
  func run() throws -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    let documents = target.resources.filter {
      ["storyboard", "xib"].contains($0.source.pathExtension.lowercased())
    }
    let assets = AssetChecks(target)
    errors += assets.diagnostics.filter { $0.severity == .error }
    warnings += assets.diagnostics.filter { $0.severity != .error }
    for document in documents {
      do {
        try target.area.check(document.source)
        let root = try InterfaceDocument(document.source)
        warnings += ConnectionChecks(
          document: root, target: target, index: index, interface: interface,
          catalog: assets.catalog
        ).run()
      } catch let failure as BuildFailure {
        errors += failure.diagnostics
      }
    }
    for model in target.dataModels {
      do {
        warnings += try DataModelFile(model, in: [target.area]).warnings
      } catch let failure as BuildFailure {
        errors += failure.diagnostics
      }
    }
    let missing = missingStoryboards(documents)
    errors += missing.filter { $0.severity == .error }
    warnings += missing.filter { $0.severity != .error }
    if !errors.isEmpty { throw BuildFailure(errors) }
    return info.warnings + warnings + foreignSources()
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
        "the storyboard '\(name)' from the Info.plist isn't in the target",
        file: (info.file ?? target.project).path, element: key,
        hint: known.isEmpty
          ? "remove the key, or add \(name).storyboard to the target"
          : "the target has \(known)")
    }
  }

  private func foreignSources() -> [Diagnostic] {
    target.foreignSources.map {
      Diagnostic(
        .warning, "this file is skipped: Quince compiles only Swift", file: $0.path)
    }
  }
}
