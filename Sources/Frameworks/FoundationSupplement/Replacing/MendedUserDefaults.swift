import AppRuntime
import Foundation

/// The behavior of `UserDefaults` on Apple's systems: it announces a change as it's made, and the
/// values in arrays and dictionaries aren't optional.
final class MendedUserDefaults: Unchanged.UserDefaults {
  override func set(_ value: Any?, forKey defaultName: String) {
    plainSet(value, forKey: defaultName)
    // Foundation stores a file's path instead, with this method.
    if !(value is URL || value is NSURL) { announce() }
  }

  override func removeObject(forKey defaultName: String) {
    plainRemove(forKey: defaultName)
    announce()
  }

  override func object(forKey defaultName: String) -> Any? {
    plainObject(forKey: defaultName).map { StoredValue.contents(of: $0) }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    plainRepresentation().mapValues { StoredValue.element($0) }
  }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    plainDomain(forName: domainName)?.mapValues { StoredValue.element($0) }
  }

  override func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let defaults = UserDefaults(suiteName: domainName) else { return }
    for key in (plainDomain(forName: domainName) ?? [:]).keys { defaults.plainRemove(forKey: key) }
    for (key, value) in domain { defaults.plainSet(value, forKey: key) }
    _ = defaults.synchronize()
    // Until then, they'd find the old values.
    _ = UserDefaults.standard.synchronize()
    announce()
  }

  private func announce() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedUserDefaults.self, besides: Unchanged.UserDefaults.self, in: UserDefaults.self)
  }
}

extension UserDefaults {
  @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
  fileprivate func plainSet(_ value: Any?, forKey defaultName: String)

  @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
  fileprivate func plainRemove(forKey defaultName: String)

  @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
  fileprivate func plainObject(forKey defaultName: String) -> Any?

  @_silgen_name("$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF")
  fileprivate func plainRepresentation() -> [String: Any]

  @_silgen_name("$s10Foundation12UserDefaultsC16persistentDomain7forNameSDySSypGSgSS_tF")
  fileprivate func plainDomain(forName domainName: String) -> [String: Any]?
}
