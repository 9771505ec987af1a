import AppBuilder
import ArgumentParser
import Foundation
import ProjectTemplates
import Safeguards

/// The command `quince new asset`.
struct AddAsset: AsyncParsableCommand {
  /// The name of the catalog that a target without one gets.
  private static let catalog = "Assets.xcassets"

  static let configuration = CommandConfiguration(
    commandName: "asset",
    abstract: "Add an image or a color to the asset catalog of a project.",
    discussion: """
      The files of an image are a PNG or JPEG file for each scale, with names that end in @2x and \
      @3x, or one SVG or PDF file. Without files or a color, the image set is empty.

      Exit codes: 0 the files are written, 1 they can't be, 64 incorrect usage.
      """)

  @Argument(
    help: "The name of the image or the color.", transform: { try ItemName(checking: $0) })
  var name: ItemName

  @Argument(
    help: "The files of the image.",
    completion: .file(extensions: ["png", "jpg", "jpeg", "svg", "pdf"]))
  var files: [String] = []

  @Option(help: "Add this color, such as “#E01A4F”, instead of an image.", transform: Self.color)
  var color: AssetColor?

  @Option(help: "The color in the dark appearance.", transform: Self.color)
  var dark: AssetColor?

  @OptionGroup var options: AdditionOptions

  func validate() throws {
    guard color == nil || files.isEmpty else {
      throw ValidationError("--color can't be used with files.")
    }
    guard dark == nil || color != nil else { throw ValidationError("--dark needs --color.") }
  }

  func run() async throws {
    try await apply {
      let set = try assetSet()
      let addition = try await options.find([])
      let catalogs = addition.resources.filter { $0.pathExtension == "xcassets" }
      let usual = catalogs.first { $0.lastPathComponent == Self.catalog } ?? catalogs.first
      guard let usual else { return try await changes(creatingCatalogFor: set) }
      return Self.changes(adding: set.files(in: ""), to: usual, of: addition)
    }
  }

  private func changes(creatingCatalogFor set: AssetSet) async throws -> FileChanges {
    let addition = try await options.find([Self.catalog])
    let catalog = addition.folder.appendingPathComponent(Self.catalog)
    var changes = Self.changes(
      adding: [AssetSet.catalogContents] + set.files(in: ""), to: catalog, of: addition)
    if let text = addition.projectText {
      changes.replace(addition.projectFile, with: Data(text.utf8))
    }
    return changes
  }

  private static func changes(
    adding files: [TemplateFile], to catalog: URL, of addition: Addition
  ) -> FileChanges {
    var changes = FileChanges(in: addition.root)
    for file in files { changes.create(catalog.appendingPathComponent(file.path), file.data) }
    return changes
  }

  private func assetSet() throws -> AssetSet {
    if let color { return AssetSet(named: name, color: color, dark: dark) }
    let images = try files.map { path in
      let file = URL(fileURLWithPath: path)
      return try AssetImage(name: file.lastPathComponent, data: InputFile.read(file))
    }
    try AssetImage.check(images)
    return AssetSet(named: name, images: images)
  }

  private static func color(_ text: String) throws -> AssetColor {
    do { return try AssetColor(text) } catch { throw ValidationError("\(error)") }
  }
}
