import ArgumentParser
import Foundation
import ProjectChanges
import ProjectTemplates
import Safeguards

/// The command `quince new asset`.
struct AddAsset: AsyncParsableCommand {
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

  @Option(
    help: "The asset catalog, such as Colors (default: Assets, or the first one).",
    completion: .directory)
  var catalog: String?

  @OptionGroup var options: AdditionOptions

  func validate() throws {
    guard color == nil || files.isEmpty else {
      throw ValidationError("--color can't be used with files.")
    }
    guard dark == nil || color != nil else { throw ValidationError("--dark needs --color.") }
  }

  func run() async throws {
    try await options.add { .asset(name, try content(), catalog: catalog) }
  }

  private func content() throws -> AssetContent {
    if let color { return .color(color, dark: dark) }
    let images = try files.map { path in
      let file = URL(fileURLWithPath: path)
      return try AssetImage(name: file.lastPathComponent, data: InputFile.read(file))
    }
    try AssetImage.check(images)
    return .images(images)
  }

  private static func color(_ text: String) throws -> AssetColor {
    do { return try AssetColor(text) } catch { throw ValidationError("\(error)") }
  }
}
