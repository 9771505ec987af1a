import AppBuilder
import Foundation

/// A target whose files are rewritten while they're edited.
struct EditedTarget {
  let target: AppTarget
  /// The product that the target is built into.
  let product: Compiler.Product
  let compiler: Compiler
  /// The folder of the target's own intermediate files.
  let place: URL
  /// The paths of files that another target already has, as which they're edited.
  let others: Set<String>
  let sources: EditedSources
  /// Rewrites the target's files, based on the current declarations of the modules that they import.
  var rewriting: AppRewriting
  /// The rewritten module, with the current version of each file, and its libraries.
  private(set) var app: RewrittenApp

  /// The folder with the rewritten files.
  var folder: URL { place.appendingPathComponent("sources") }
  /// The target's module, with the current version of each file.
  var module: RewrittenModule { app.module }

  /// The rewritten files.
  var files: [RewrittenSource] { own(module.files) }
  /// The problems that rewriting has found in the files.
  var problems: [Diagnostic] { module.warnings.filter { !others.contains($0.file ?? "") } }

  private func own(_ files: [RewrittenModule.File]) -> [RewrittenSource] {
    files.filter { !others.contains($0.originalPath) }.compactMap(RewrittenSource.init)
  }

  /// - Parameters:
  ///   - others: The paths of files that another target already has.
  ///   - app: The target's files, as `rewriting` has rewritten them.
  init(
    _ target: AppTarget, as product: Compiler.Product, _ compiler: Compiler, in place: URL,
    _ rewriting: AppRewriting, _ sources: EditedSources, _ app: RewrittenApp,
    others: Set<String> = []
  ) {
    self.others = others
    self.target = target
    self.product = product
    self.compiler = compiler
    self.place = place
    self.rewriting = rewriting
    self.sources = sources
    self.app = app
  }

  /// Whether declarations have changed, on which other files can depend.
  var hasChanged: Bool {
    sources.refresh()
    return sources.hasNewDeclarations
  }

  /// Changes the contents of a file, and rewrites it.
  /// - Parameter text: The new contents, or `nil` for those on disk.
  /// - Returns: The files that are different, and the problems in the file.
  mutating func change(_ file: URL, to text: String?) throws -> (
    [RewrittenSource], problems: [Diagnostic]
  ) {
    sources.change(file, to: text)
    let changed = try rewrite(only: file)
    return (changed, module.warnings.filter { $0.file == file.path })
  }

  /// Rewrites one file, after a change to it, or all files.
  /// - Returns: The files that are different.
  mutating func rewrite(only file: URL? = nil) throws -> [RewrittenSource] {
    sources.only = file.map { [$0] }
    defer { sources.only = nil }
    let rewritten = try rewriting.rewrite(target, editing: sources)
    let new = rewritten.module
    let earlier = Dictionary(module.files.map { ($0.url, $0) }) { $1 }
    // Even if its copy is the same, the columns of the file can be different.
    let changed = new.files.filter { file != nil || $0.text != earlier[$0.url]?.text }
    if file == nil {
      sources.hasNewDeclarations = false
      app = rewritten
    } else {
      let replaced = Dictionary(new.files.map { ($0.url, $0) }) { $1 }
      app.module.files = module.files.map { replaced[$0.url] ?? $0 }
      app.module.index = new.index
      let path = file?.path
      app.module.warnings = module.warnings.filter { $0.file != path } + new.warnings
    }
    return own(changed)
  }

  /// Writes the rewritten files.
  /// - Returns: The commands that compile them.
  func write(in work: WorkFolder, index: URL, directory: URL) throws -> [CompileCommand] {
    try work.makeFolder(folder)
    try work.removeFiles(in: folder, except: Set(module.files.map(\.url.lastPathComponent)))
    for file in module.files { try work.write(file.text, to: file.url) }
    let files = module.files.map(\.url.path)
    let arguments = compiler.arguments(forAnalyzing: module, of: product, index: index)
    return files.map {
      CompileCommand(
        directory: directory.path, arguments: ["swiftc"] + arguments + files, file: $0)
    }
  }
}

/// An entry of a compilation database.
struct CompileCommand: Encodable {
  let directory: String
  let arguments: [String]
  let file: String
}

extension RewrittenSource {
  /// Returns `nil` for a file that isn't the user's.
  init?(_ file: RewrittenModule.File) {
    guard !file.originalPath.isEmpty, FileManager.default.fileExists(atPath: file.originalPath)
    else { return nil }
    self.init(
      path: file.originalPath, copy: file.url.path, text: file.text, columns: file.columns,
      lineCount: file.originalLineCount)
  }
}
