/// The `project.xcproj` of a new project, with folders that Xcode keeps in sync.
struct JSONProjectFile {
  private let project: NewProject

  init(_ project: NewProject) { self.project = project }

  var text: String {
    JSONLayout.object([
      ("default-configuration", .text("Release")),
      ("configurations", .list(BuildSettingList.configurations.map(JSONLayout.text))),
      (
        "localizations",
        .object([("development", .text("en")), ("supported", .list([.text("Base")]))])
      ),
      ("files", .list(project.targets.map(folder) + [products])),
      ("targets", .list(project.targets.map(target))),
      ("build-settings", settings(.project(in: project.format))),
      ("last-upgrade", .text(project.format.xcode)),
      ("last-swift-update", .text(project.format.xcode)),
    ]).text() + "\n"
  }

  private func folder(_ target: NewTarget) -> JSONLayout {
    let members: [(key: String, value: JSONLayout)] = [
      ("kind", .text("folder")), ("path", .text(target.name)),
      ("target-membership", .list([.text(target.name)])),
    ]
    guard !target.exclusions.isEmpty else { return .line(.object(members)) }
    let exceptions = JSONLayout.object([
      ("target", .text(target.name)),
      ("exclusions", .list(target.exclusions.map(JSONLayout.text))),
    ])
    return .object(members + [("membership-exceptions", .list([exceptions]))])
  }

  private var products: JSONLayout {
    .object([
      ("kind", .text("group")), ("name", .text("Products")),
      (
        "children",
        .list(
          project.targets.map { target in
            .line(
              .object([
                ("path", .text("<PRODUCTS>/\(target.product)")),
                ("id", .text(target.id("product"))), ("type", .text(target.productFileType)),
                ("index", .boolean(false)),
              ]))
          })
      ),
    ])
  }

  private func target(_ target: NewTarget) -> JSONLayout {
    let app = JSONLayout.text(project.name.text)
    let tested: [(key: String, value: JSONLayout)] =
      target.kind == .app ? [] : [("test-host-target", app), ("dependencies", .list([app]))]
    return .object(
      [
        ("name", .text(target.name)), ("id", .text(target.id("target"))),
        ("product", .text("Products/\(target.product)")),
        ("product-type", .text(target.productType)),
      ] + tested + [
        (
          "build-phases",
          .list([.text("compile-sources"), .text("frameworks"), .text("resources")])
        ),
        ("build-settings", settings(target.settings)),
      ])
  }

  /// Returns settings, of which those of one configuration have its name in the key.
  private func settings(_ list: BuildSettingList) -> JSONLayout {
    let members =
      list.common.map { (key: $0.name, value: JSONLayout($0.value)) }
      + list.debug.map { (key: "\($0.name)[config=Debug]", value: JSONLayout($0.value)) }
      + list.release.map { (key: "\($0.name)[config=Release]", value: JSONLayout($0.value)) }
    return .object(members.sorted { $0.key < $1.key })
  }
}
