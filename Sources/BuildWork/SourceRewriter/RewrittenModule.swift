import AppBuilder
import Foundation

/// A module that is ready to be compiled.
struct RewrittenModule {
  /// A file for the compiler.
  struct File {
    /// The file that's written for the compiler.
    let url: URL
    /// The path of the user's file, or an empty string for a generated file.
    let originalPath: String
    let text: String
    let columns: ColumnMap
    let source: SourceFile?

    /// The name of its object file.
    var objectName: String {
      url.deletingPathExtension().lastPathComponent + "-" + ShortName.of(url.path.utf8).prefix(8)
    }

    init(url: URL, text: String, source: SourceFile? = nil, columns: ColumnMap = ColumnMap()) {
      self.url = url
      self.text = text
      self.source = source
      self.columns = columns
      originalPath = source?.url.path ?? ""
    }

    /// Returns the column in the user's file for a column in the rewritten file.
    func originalColumn(_ column: Int, line: Int) -> Int {
      columns.original(column, line: line)
    }

    /// Returns whether the builder has added a column of the rewritten file.
    func isInserted(_ column: Int, line: Int) -> Bool {
      columns.isInserted(column, line: line)
    }

    /// The number of lines in the user's file.
    var originalLineCount: Int { source?.lineStarts.count ?? .max }

    /// Returns a line of the user's file.
    func originalLine(_ line: Int) -> String? { source?.line(line) }
  }

  var files: [File]
  let hasMainFile: Bool
  var warnings: [Diagnostic]
  var index: DeclarationIndex
  let interface: UIKitInterface
  /// The frameworks that the files import as separate libraries.
  var frameworks: Set<String> = []
  /// The code that's left out because it needs a missing framework.
  var omissions = FrameworkOmissions()
  /// The tests that the files declare.
  var tests: [DeclaredTest] = []

  /// The project's source files, without generated ones.
  var sources: [SourceFile] { files.compactMap(\.source) }

  /// Returns the user's file at a path.
  func source(at path: String) -> SourceFile? {
    files.first { $0.originalPath == path }?.source
  }

  /// Returns the files that aren't valid Swift before they're rewritten.
  ///
  /// If a brace is missing, for example, Quince's additions would seem to be the user's code.
  /// - Parameter folder: The folder for the files.
  func invalidFiles(in folder: URL) -> RewrittenModule {
    let invalid = files.compactMap { file -> File? in
      guard let source = file.source, source.tree.hasError else { return nil }
      return File(
        url: folder.appendingPathComponent(file.url.lastPathComponent),
        text: String(decoding: source.bytes, as: UTF8.self), source: source)
    }
    return RewrittenModule(
      files: invalid, hasMainFile: hasMainFile, warnings: [], index: index, interface: interface)
  }
}
