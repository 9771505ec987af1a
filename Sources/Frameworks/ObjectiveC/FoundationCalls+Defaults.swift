import Foundation

extension FoundationCalls {
  /// Stores a URL, that of a file as its path and any other as an archive, or removes what is stored.
  package static func set(_ url: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let url else { return defaults.removeObject(forKey: key) }
    if url.isFileURL {
      defaults.set(url, forKey: key)
    } else {
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: url as NSURL, requiringSecureCoding: false)
      defaults.set(archive, forKey: key)
    }
  }

  /// What is stored for a key; a number is an object, as on iOS, which becomes a number of any kind with `as`.
  package static func object(forKey key: String, in defaults: UserDefaults) -> Any? {
    let object = defaults.object(forKey: key)
    return switch object {
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    default: object
    }
  }
}
