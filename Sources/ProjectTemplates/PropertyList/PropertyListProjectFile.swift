/// The `project.pbxproj` of a new project, with folders that Xcode keeps in sync.
struct PropertyListProjectFile {
  /// The format of Xcode 16, which is the first with synchronized folders.
  private static let format = 77

  private let project: NewProject

  init(_ project: NewProject) { self.project = project }

  var text: String {
    let objects = [root, mainGroup, products] + lists(of: nil) + project.targets.flatMap(objects)
    return PropertyListWriter.text(
      objectVersion: Self.format, objects: objects, root: root.reference)
  }

  private func id(_ role: String) -> String { ObjectID.make(role, in: project.name.text) }

  // MARK: The project

  private var root: PropertyListObject {
    PropertyListObject(
      isa: "PBXProject", id: id("project"), comment: "Project object",
      values: [
        ("attributes", .dictionary(attributes)),
        ("buildConfigurationList", configurationList(of: nil).reference),
        ("developmentRegion", .text("en")), ("hasScannedForEncodings", .text("0")),
        ("knownRegions", .list([.text("en"), .text("Base")])),
        ("mainGroup", mainGroup.reference), ("minimizedProjectReferenceProxies", .text("1")),
        ("preferredProjectObjectVersion", .text("\(Self.format)")),
        ("productRefGroup", products.reference), ("projectDirPath", .text("")),
        ("projectRoot", .text("")),
        ("targets", .list(project.targets.map { nativeTarget($0).reference })),
      ])
  }

  private var attributes: [(key: String, value: PropertyValue)] {
    let targets = project.targets.map { target in
      var values = [(key: "CreatedOnToolsVersion", value: PropertyValue.text(project.format.xcode))]
      if target.kind != .app {
        values.append(("TestTargetID", .text(project.targets[0].id("target"))))
      }
      return (key: target.id("target"), value: PropertyValue.dictionary(values))
    }
    let xcode = project.format.xcode.replacing(".", with: "") + "0"
    return [
      ("BuildIndependentTargetsInParallel", .text("1")), ("LastSwiftUpdateCheck", .text(xcode)),
      ("LastUpgradeCheck", .text(xcode)),
      ("TargetAttributes", .dictionary(targets.sorted { $0.key < $1.key })),
    ]
  }

  private var mainGroup: PropertyListObject {
    group("main group", name: nil, project.targets.map { folder($0) } + [products])
  }

  private var products: PropertyListObject {
    group("products", name: "Products", project.targets.map(productReference))
  }

  private func group(
    _ role: String, name: String?, _ children: [PropertyListObject]
  ) -> PropertyListObject {
    PropertyListObject(
      isa: "PBXGroup", id: id(role), comment: name,
      values: [("children", .list(children.map(\.reference)))]
        + (name.map { [("name", .text($0))] } ?? []) + [("sourceTree", .text("<group>"))])
  }

  // MARK: Targets

  private func objects(of target: NewTarget) -> [PropertyListObject] {
    [nativeTarget(target), folder(target), productReference(target)] + phases(of: target)
      + lists(of: target) + exceptions(of: target) + dependency(of: target)
  }

  private func nativeTarget(_ target: NewTarget) -> PropertyListObject {
    PropertyListObject(
      isa: "PBXNativeTarget", id: target.id("target"), comment: target.name,
      values: [
        ("buildConfigurationList", configurationList(of: target).reference),
        ("buildPhases", .list(phases(of: target).map(\.reference))), ("buildRules", .list([])),
        ("dependencies", .list(dependency(of: target).prefix(1).map(\.reference))),
        ("fileSystemSynchronizedGroups", .list([folder(target).reference])),
        ("name", .text(target.name)), ("packageProductDependencies", .list([])),
        ("productName", .text(target.name)),
        ("productReference", productReference(target).reference),
        ("productType", .text("com.apple.product-type.\(target.productType)")),
      ])
  }

  private func folder(_ target: NewTarget) -> PropertyListObject {
    let exceptions = exceptions(of: target).map(\.reference)
    return PropertyListObject(
      isa: "PBXFileSystemSynchronizedRootGroup", id: target.id("folder"), comment: target.name,
      values: (exceptions.isEmpty ? [] : [("exceptions", .list(exceptions))])
        + [("path", .text(target.name)), ("sourceTree", .text("<group>"))])
  }

  private func exceptions(of target: NewTarget) -> [PropertyListObject] {
    guard !target.exclusions.isEmpty else { return [] }
    return [
      PropertyListObject(
        isa: "PBXFileSystemSynchronizedBuildFileExceptionSet", id: target.id("exceptions"),
        comment: "Exceptions for \"\(target.name)\" folder in \"\(target.name)\" target",
        values: [
          ("membershipExceptions", .list(target.exclusions.map(PropertyValue.text))),
          ("target", .reference(id: target.id("target"), comment: target.name)),
        ])
    ]
  }

  private func productReference(_ target: NewTarget) -> PropertyListObject {
    PropertyListObject(
      isa: "PBXFileReference", id: target.id("product"), comment: target.product,
      values: [
        ("explicitFileType", .text(target.productFileType)), ("includeInIndex", .text("0")),
        ("path", .text(target.product)), ("sourceTree", .text("BUILT_PRODUCTS_DIR")),
      ])
  }

  private func phases(of target: NewTarget) -> [PropertyListObject] {
    ["Sources", "Frameworks", "Resources"].map { kind in
      PropertyListObject(
        isa: "PBX\(kind)BuildPhase", id: target.id(kind), comment: kind,
        values: [
          ("buildActionMask", .text("2147483647")), ("files", .list([])),
          ("runOnlyForDeploymentPostprocessing", .text("0")),
        ])
    }
  }

  /// Returns the dependency of a test target on the app, and the dependency's proxy.
  private func dependency(of target: NewTarget) -> [PropertyListObject] {
    guard target.kind != .app else { return [] }
    let app = project.targets[0]
    let proxy = PropertyListObject(
      isa: "PBXContainerItemProxy", id: target.id("proxy"), comment: "PBXContainerItemProxy",
      values: [
        ("containerPortal", .reference(id: id("project"), comment: "Project object")),
        ("proxyType", .text("1")), ("remoteGlobalIDString", .text(app.id("target"))),
        ("remoteInfo", .text(app.name)),
      ])
    let dependency = PropertyListObject(
      isa: "PBXTargetDependency", id: target.id("dependency"), comment: "PBXTargetDependency",
      values: [
        ("target", .reference(id: app.id("target"), comment: app.name)),
        ("targetProxy", proxy.reference),
      ])
    return [dependency, proxy]
  }

  // MARK: Configurations

  /// Returns the list of configurations of a target or, without one, of the project, and the
  /// configurations.
  private func lists(of target: NewTarget?) -> [PropertyListObject] {
    [configurationList(of: target)] + configurations(of: target)
  }

  private func configurationList(of target: NewTarget?) -> PropertyListObject {
    let owner = target.map { "PBXNativeTarget \"\($0.name)\"" }
    return PropertyListObject(
      isa: "XCConfigurationList", id: target?.id("configurations") ?? id("configurations"),
      comment: "Build configuration list for "
        + (owner ?? "PBXProject \"\(project.name.text)\""),
      values: [
        ("buildConfigurations", .list(configurations(of: target).map(\.reference))),
        ("defaultConfigurationIsVisible", .text("0")),
        ("defaultConfigurationName", .text("Release")),
      ])
  }

  private func configurations(of target: NewTarget?) -> [PropertyListObject] {
    BuildSettingList.configurations.map { name in
      let settings = (target?.settings ?? .project(in: project.format)).settings(of: name)
      return PropertyListObject(
        isa: "XCBuildConfiguration", id: target?.id(name) ?? id(name), comment: name,
        values: [
          (
            "buildSettings", .dictionary(settings.map { ($0.name, PropertyValue($0.value)) })
          ),
          ("name", .text(name)),
        ])
    }
  }
}
