import Foundation
internal import DataModels

/// A model of an app's data.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel>.
open class NSManagedObjectModel: NSObject {
  /// The model of entities that don't belong to any yet.
  nonisolated(unsafe) static let none = NSManagedObjectModel()

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      entitiesByName = Dictionary(entities.map { ($0.label, $0) }) { $1 }
    }
  }
  /// The entities, by name.
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  /// The identifiers of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Creates a model without entities.
  public override init() {
    super.init()
  }

  /// Reads a model that the builder compiled, or returns `nil` if there's none.
  public init?(contentsOf url: URL) {
    guard let model = Self.document(at: url) else { return nil }
    super.init()
    ModelAssembly(model).assemble(self)
  }

  private static func document(at url: URL) -> DataModel? {
    var file = url
    if url.pathExtension == "momd" {
      let list = url.appendingPathComponent("VersionInfo.plist")
      guard let data = try? Data(contentsOf: list),
        let info = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any],
        let name = info["NSManagedObjectModel_CurrentVersionName"] as? String
      else { return nil }
      file = url.appendingPathComponent(name + ".mom")
    }
    return (try? Data(contentsOf: file)).flatMap {
      try? PropertyListDecoder().decode(DataModel.self, from: $0)
    }
  }

  /// Returns a model with the entities of all models in bundles, or of those in the app's bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let files = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { type in
        (bundle.urls(forResourcesWithExtension: type, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
    return NSManagedObjectModel(
      byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  /// Creates a model with the entities of other models.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// Makes the model immutable, because a store uses it.
  func finalize() {
    for entity in entities { entity.isFinal = true }
  }
}
