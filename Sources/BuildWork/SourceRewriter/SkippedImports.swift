import SwiftSyntax

/// The imports of frameworks that Quince doesn't have and that an app doesn't need.
struct SkippedImports {
  /// The reason that previews are left out.
  static let previewReason = "the previews in this file are skipped: they're for Xcode's canvas"

  private let imports: Set<SyntaxIdentifier>
  private let swiftUI: UnshownSwiftUI

  init(
    of index: DeclarationIndex, in files: [SourceFile], isAvailable: (String) -> Bool
  ) {
    let missing = index.imports.filter { !isAvailable($0.module) }
    let swiftUI = UnshownSwiftUI(
      of: files, importedBy: Set(missing.filter { $0.module == "SwiftUI" }.map(\.file)))
    self.swiftUI = swiftUI
    imports = Set(
      missing.filter { module, file, _ in
        module == "SwiftUI"
          ? swiftUI.declarations(in: files[file]) != nil
          : NamePrefixes.isUnused(module, in: files[file])
      }.map(\.node.id))
  }

  func contains(_ node: ImportDeclSyntax) -> Bool { imports.contains(node.id) }

  /// Returns the declarations in a file that need SwiftUI and that the app doesn't show, and a
  /// description of them.
  func omissions(in file: SourceFile) -> (declarations: [DeclSyntax], reason: String) {
    let reason =
      swiftUI.hasOnlyPreviews(file)
      ? Self.previewReason
      : "the SwiftUI code in this file is skipped: only previews can show it"
    return (swiftUI.declarations(in: file) ?? [], reason)
  }
}
