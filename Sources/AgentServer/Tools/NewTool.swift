import Foundation
import ProjectChanges
import ProjectTemplates
import Safeguards

/// Creates projects, and adds files, assets, and scenes to them.
struct NewTool: AgentTool {
  /// The kinds of things that the tool creates.
  private enum Kind: String, CaseIterable {
    case project, controller, cell, file, asset, scene

    /// The names of the arguments for this kind only.
    var arguments: Set<String> {
      switch self {
      case .project: ["folder", "interface", "tests", "format"]
      case .controller: ["folder", "style", "storyboard"]
      case .cell: ["folder", "style"]
      case .file: ["folder"]
      case .asset: ["folder", "files", "color", "dark", "catalog"]
      case .scene: ["class", "storyboard", "show", "initial"]
      }
    }
  }

  let name = "new"
  let title = "New Project or File"
  let help = """
    Create an Xcode project in a new folder, or add a view controller, cell, Swift file, asset, or \
    scene to a project and its target. The answer lists the files.
    """
  let parameters =
    [
      ToolParameter(
        "kind", .choice(Kind.allCases.map(\.rawValue)), "What to create.", isRequired: true),
      ToolParameter(
        "name", .text(longest: 500), "The name of the project, class, file, asset, or scene.",
        isRequired: true),
      ToolParameter(
        "folder", .text(longest: 4_000),
        "The folder. Default: the project's name, or that of the target's files."),
      ToolParameter(
        "interface", .choice(NewProject.Interface.allCases.map(\.rawValue)),
        "Of a project: storyboard (default) or code."),
      ToolParameter("tests", .boolean, "Of a project: add targets for tests."),
      ToolParameter(
        "format", .choice(NewProject.Format.allCases.map(\.rawValue)),
        "Of a project: pbxproj (default), or xcproj, which needs Xcode 27."),
      ToolParameter(
        "style", .choice(ScreenKind.allCases.map(\.rawValue)),
        "Of a controller: view (default), table, collection, navigation, or tabs. Of a cell: table (default) or "
          + "collection."
      ),
      ToolParameter(
        "storyboard", .text(longest: 4_000),
        "Of a scene or a controller with a scene: the storyboard, such as Main."),
      ToolParameter(
        "class", .text(longest: 500),
        "Of a scene: the class of the controller. Default: the one with the scene's name."),
      ToolParameter(
        "files", .texts(most: 3, longest: 4_000), "Of an asset: the image's files in all scales."),
      ToolParameter("color", .text(longest: 20), "Of an asset: a color, such as “#E01A4F”."),
      ToolParameter("dark", .text(longest: 20), "Of an asset: the color in dark appearance."),
      ToolParameter(
        "catalog", .text(longest: 4_000), "Of an asset: the asset catalog. Default: Assets."),
      ToolParameter(
        "show", .texts(most: 20, longest: 500),
        "Of a scene with a navigation or tab controller: the scenes that it shows from the start, "
          + "by identifier or class."),
      ToolParameter("initial", .boolean, "Of a scene: have the storyboard start with it."),
    ] + BuildTool.projectParameters
  let effect = ToolEffect.changesFiles
  let usesDevice = false

  func call(_ arguments: ToolArguments, _ call: ToolCall) async throws -> ToolAnswer {
    let folder = call.session.folder
    let kind = Kind(rawValue: arguments.text("kind") ?? "") ?? .project
    try Self.check(arguments, for: kind)
    guard let item = try Self.item(kind, arguments, folder) else {
      return try create(arguments, in: folder)
    }
    let place = ItemPlace(
      project: try folder.resolve(arguments.text("project")), target: arguments.text("target"),
      folder: try arguments.text("folder").map { try folder.resolve(newItem: $0) })
    let changes = try await item.changes(in: place)
    _ = try folder.resolve(changes.root.path)
    try changes.apply()
    let lines =
      changes.createdFiles.map { "Created \($0.path)" }
      + changes.changedFiles.map { "Changed \($0.path)" }
      + (item.registration.map { ["In the controller's viewDidLoad, call: \($0)"] } ?? [])
    return ToolAnswer(lines.joined(separator: "\n"))
  }

  private static func check(_ arguments: ToolArguments, for kind: Kind) throws(ToolFailure) {
    let others = Set(Kind.allCases.flatMap(\.arguments)).subtracting(kind.arguments)
    if let name = arguments.names.intersection(others).min() {
      throw ToolFailure("“\(name)” can't be used with the kind “\(kind.rawValue)”.")
    }
    let places = arguments.names.intersection(BuildTool.projectParameters.map(\.name))
    if kind == .project, let name = places.min() {
      throw ToolFailure("“\(name)” can't be used for a new project. Use “name” and “folder”.")
    }
  }

  // MARK: Projects

  private func create(_ arguments: ToolArguments, in folder: ProjectFolder) throws -> ToolAnswer {
    let project = NewProject(
      name: try ProjectName(arguments.text("name") ?? ""),
      interface: arguments.text("interface").flatMap(NewProject.Interface.init) ?? .storyboard,
      hasTests: arguments.boolean("tests"),
      format: arguments.text("format").flatMap(NewProject.Format.init) ?? .pbxproj)
    let place = try folder.resolve(newItem: arguments.text("folder") ?? project.name.text)
    try NewFolder.write(project.files, to: place)
    let lines = project.files.map { "Created \(place.path)/\($0.path)" }
    return ToolAnswer(lines.joined(separator: "\n"))
  }

  // MARK: Items

  /// Returns the item to add to a project, or `nil` if the kind is a new project.
  private static func item(
    _ kind: Kind, _ arguments: ToolArguments, _ folder: ProjectFolder
  ) throws -> NewItem? {
    let name = arguments.text("name") ?? ""
    let style = arguments.text("style")
    let storyboard = arguments.text("storyboard")
    switch kind {
    case .controller:
      let screen = style.flatMap(ScreenKind.init) ?? .view
      return .controller(try TypeName(name), screen, storyboard: storyboard)
    case .cell:
      guard let container = NewItem.CellContainer(rawValue: style ?? "table") else {
        throw ToolFailure("“style” of a cell must be table or collection.")
      }
      return .cell(try TypeName(name), container)
    case .asset:
      return .asset(
        try ItemName(name), try content(arguments, folder), catalog: arguments.text("catalog"))
    case .scene:
      let type = try arguments.text("class").map { try TypeName($0) }
      let scene = NewScene(
        try ItemName(name), of: type, showing: arguments.texts("show"),
        isInitial: arguments.boolean("initial"))
      return .scene(scene, storyboard: storyboard)
    case .file: return .file(try ItemName(name, without: ".swift"))
    case .project: return nil
    }
  }

  private static func content(
    _ arguments: ToolArguments, _ folder: ProjectFolder
  ) throws -> AssetContent {
    let files = arguments.texts("files")
    let dark = try arguments.text("dark").map { try AssetColor($0) }
    if let color = arguments.text("color") {
      guard files.isEmpty else { throw ToolFailure("“color” can't be used with “files”.") }
      return .color(try AssetColor(color), dark: dark)
    }
    guard dark == nil else { throw ToolFailure("“dark” requires “color”.") }
    let images = try files.map { path in
      let file = try folder.resolve(path)
      return try AssetImage(name: file.lastPathComponent, data: InputFile.read(file))
    }
    try AssetImage.check(images)
    return .images(images)
  }
}
