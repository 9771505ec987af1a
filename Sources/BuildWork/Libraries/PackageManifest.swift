/// The description of a package, as encoded by the `PackageDescription` library.
struct PackageManifest: Codable {
  struct Name: Codable {
    let name: String
  }

  struct Version: Codable {
    let major: Int
    let minor: Int
    let patch: Int
    let prereleaseIdentifiers: [String]
  }

  struct Value: Codable {
    let _0: String
  }

  struct Requirement: Codable {
    struct Range: Codable {
      let lowerBound: Version
      let upperBound: Version
    }

    struct Exact: Codable {
      let _0: Version
    }

    let range: Range?
    let exact: Exact?
    let branch: Value?
    let revision: Value?
  }

  struct Dependency: Codable {
    struct Kind: Codable {
      let fileSystem: Folder?
      let sourceControl: Repository?
    }

    struct Folder: Codable {
      let name: String?
      let path: String
    }

    struct Repository: Codable {
      let name: String?
      let location: String
      let requirement: Requirement
    }

    let kind: Kind
  }

  struct Product: Codable {
    let name: String
    let targets: [String]
  }

  struct TargetDependency: Codable {
    struct ByProduct: Codable {
      let name: String
      let package: String?
    }

    let product: ByProduct?
    let byName: Name?
  }

  struct Condition: Codable {
    struct Configuration: Codable {
      let config: String
    }

    let platforms: [Name]?
    let config: Configuration?
  }

  struct Setting: Codable {
    struct Data: Codable {
      let name: String
      let value: [String]
      let condition: Condition?
    }

    let data: Data
  }

  struct Resource: Codable {
    let path: String
    let rule: String
  }

  struct Target: Codable {
    let name: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [TargetDependency]
    let swiftSettings: [Setting]?
    /// A dictionary with a single key that names the kind, such as `regular`.
    let type: [String: Empty]

    /// The kind of target, such as `regular`, `test`, or `binary`.
    var kind: String { type.keys.first ?? "" }
    /// The name of the target's module.
    var moduleName: String { SettingExpansion.identifier(name) }
  }

  /// An ignored value, such as an associated value of an enumeration case.
  struct Empty: Codable {}

  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]
  /// Dictionaries with a single key, such as `v5`.
  let swiftLanguageVersions: [[String: Empty]]?
  /// The language of the package's resources, if the package is localized.
  var defaultLocalization: Empty?
}

extension PackageManifest.Dependency.Kind {
  /// The name that other packages use for the dependency.
  var identity: String {
    PackageIdentity.of(fileSystem?.path ?? sourceControl?.location ?? "")
  }

  /// The name of the dependency, which manifests could set before Swift 5.4.
  var name: String? { fileSystem?.name ?? sourceControl?.name }
}

/// The identity of a package.
enum PackageIdentity {
  /// Returns the last component of a path or URL in lowercase, without `.git` and a fragment.
  static func of(_ location: String) -> String { name(of: location).lowercased() }

  /// Returns the same name in the location's original letter case.
  static func name(of location: String) -> String {
    let isAddress = location.contains("://")
    let place = isAddress ? location.prefix { $0 != "#" } : location[...]
    let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init)
    let name = last ?? location
    return name.lowercased().hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
