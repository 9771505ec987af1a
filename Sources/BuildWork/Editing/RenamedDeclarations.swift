import Foundation

/// The classes and members that have other names after a change of their files.
struct RenamedDeclarations {
  /// The declarations with their old names.
  let index: DeclarationIndex
  /// The names of classes, by their old names.
  private(set) var classes: [String: String] = [:]
  /// The names of properties, by the classes that declare them and their old names.
  private(set) var keys: [ObjectIdentifier: [String: String]] = [:]
  /// The selectors of methods, by the classes that declare them and their old selectors.
  private(set) var selectors: [ObjectIdentifier: [String: String]] = [:]

  /// Compares the files of a module with their new texts, which differ only in names.
  /// - Parameter texts: The new texts, by path.
  init(in module: RewrittenModule, to texts: [String: String], watch: SourceWatch) {
    let conditions = module.index.conditions
    let files = module.sources.map { file in
      guard let text = texts[file.url.path] else { return file }
      let bytes = Array(text.utf8)
      return watch.during(file.url, size: bytes.count) {
        SourceFile(file.url, index: file.index, bytes: bytes)
      }
    }
    index = DeclarationIndex(files: module.sources, conditions: conditions, watch: watch)
    let old = index.classes
    let new = DeclarationIndex(files: files, conditions: conditions, watch: watch).classes
    guard old.count == new.count else { return }
    for (old, new) in zip(old, new) where old.members.count == new.members.count {
      if old.objcName != new.objcName { classes[old.objcName] = new.objcName }
      for (before, after) in zip(old.members, new.members) {
        let type = ObjectIdentifier(old)
        if before.kind == .property, before.key != after.key {
          keys[type, default: [:]][before.key] = after.key
        } else if before.kind == .method, before.selector != after.selector {
          selectors[type, default: [:]][before.selector] = after.selector
        }
      }
    }
  }

  /// Whether no name has changed.
  var isEmpty: Bool { classes.isEmpty && keys.isEmpty && selectors.isEmpty }
}
