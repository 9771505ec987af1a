import AppBuilder
import Foundation

/// The packages, and the products of other projects.
extension JSONProject {
  private enum PackageKind {
    case local, remote
  }

  private static let packageKinds: KeyValuePairs<String, PackageKind> = [
    "local": .local, "remote": .remote,
  ]
  private static let packageKeys = ["kind", "id", "path", "repository", "version", "traits"]

  /// Adds the packages of the project.
  mutating func addPackages(of root: JSONNode, to project: String) throws {
    for node in try document.list("packages", in: root) {
      _ = try document.object(node)
      check(node, keys: Self.packageKeys)
      _ = try document.member("kind", of: node)
      let id: String
      switch try document.word("kind", in: node, among: Self.packageKinds, default: .local) {
      case .local:
        id = try add(
          "XCLocalSwiftPackageReference", for: node,
          ["relativePath": try document.required("path", in: node)])
      case .remote:
        id = try add(
          "XCRemoteSwiftPackageReference", for: node,
          [
            "repositoryURL": try document.required("repository", in: node),
            "requirement": try node["version"].map { try requirement($0) },
          ])
      }
      append(id, to: "packageReferences", of: project)
    }
  }

  private static let versionKeys = [
    "revision", "branch", "version", "up-to-next-minor-version", "up-to-next-major-version",
    "version-range", "version-range-min", "version-range-max",
  ]

  /// Returns the requirement for a package's version in the words of a `project.pbxproj`.
  private mutating func requirement(_ node: JSONNode) throws -> [String: Any] {
    _ = try document.object(node)
    check(node, keys: Self.versionKeys)
    let kinds: KeyValuePairs = [
      "revision": ("revision", "revision"), "branch": ("branch", "branch"),
      "version": ("exactVersion", "version"),
      "up-to-next-minor-version": ("upToNextMinorVersion", "minimumVersion"),
      "up-to-next-major-version": ("upToNextMajorVersion", "minimumVersion"),
    ]
    for (key, (kind, valueKey)) in kinds {
      if let value = try document.string(key, in: node) { return ["kind": kind, valueKey: value] }
    }
    let (lower, upper) = try range(node)
    return ["kind": "versionRange", "minimumVersion": lower, "maximumVersion": upper]
  }

  private func range(_ node: JSONNode) throws -> (lower: String, upper: String) {
    guard let text = try document.string("version-range", in: node) else {
      guard let lower = try document.string("version-range-min", in: node),
        let upper = try document.string("version-range-max", in: node)
      else { throw document.failure("this names no version, branch, or revision", at: node) }
      return (lower, upper)
    }
    let bounds = text.components(separatedBy: "..<")
    guard bounds.count == 2 else {
      throw document.failure(
        "“\(text)” isn't a range such as 1.0..<2.0", at: node["version-range"] ?? node)
    }
    return (bounds[0], bounds[1])
  }

  // MARK: Products

  private static let productKeys = [
    "product-name", "build-phase", "package", "id", "product-type",
  ]
  private static let productTypes: KeyValuePairs = [
    "other": "", "build-tool-plugin": "plugin:",
  ]

  /// Adds the products of packages that a target uses.
  mutating func addPackageProducts(of node: JSONNode, to target: String) throws {
    let name = try document.required("name", in: node)
    for member in try document.list("package-product-members", in: node) {
      check(member, keys: Self.productKeys)
      let product = try addProduct(member)
      append(product, to: "packageProductDependencies", of: target)
      let properties = try document.member("build-phase", of: member)
      _ = try document.object(properties)
      let index = try phaseIndex(document.member("build-phase", of: properties), of: name)
      phases[index].files.append(try addBuildFile(properties, values: ["productRef": product]))
    }
  }

  /// Adds the product of a package.
  mutating func addProduct(_ node: JSONNode, suffix: String = "") throws -> String {
    let type = try document.word(
      "product-type", in: node, among: Self.productTypes, default: "")
    return try add(
      "XCSwiftPackageProductDependency", for: node, suffix: suffix,
      [
        "productName": type + (try document.required("product-name", in: node)),
        "package": try package(of: node),
      ])
  }

  /// Returns the ID of the package that a product comes from: the one whose repository ends in the
  /// name; `nil` for one in a folder or the workspace.
  private func package(of node: JSONNode) throws -> String? {
    guard let name = try document.string("package", in: node) else { return nil }
    return objects.first { _, values in
      guard let location = values["repositoryURL"] as? String else { return false }
      let last = location.split(separator: "/").last.map(String.init) ?? location
      return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last) == name
    }?.key
  }

  private static let importedKeys = [
    "name", "path", "project", "target", "product-id", "target-membership", "type", "id",
  ]

  /// Adds the products of other projects.
  mutating func addImportedProducts(of root: JSONNode) throws {
    for node in try document.list("imported-products", in: root) {
      check(node, keys: Self.importedKeys)
      let proxy = try add(
        "PBXContainerItemProxy", for: node, suffix: "proxy",
        [
          "containerPortal": try reference(document.member("project", of: node)), "proxyType": "2",
          "remoteInfo": try document.required("target", in: node),
          "remoteGlobalIDString": try document.required("product-id", in: node),
        ])
      let name = try document.string("name", in: node) ?? document.string("path", in: node)
      let id = try add(
        "PBXReferenceProxy", for: node,
        [
          "path": name, "remoteRef": proxy, "sourceTree": "BUILT_PRODUCTS_DIR",
          "fileType": try document.string("type", in: node),
        ])
      try addMemberships(of: node, file: id)
    }
  }
}
