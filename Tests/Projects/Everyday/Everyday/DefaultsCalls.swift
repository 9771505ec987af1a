import UIKit

/// Stores a value of every kind, and nothing, with every overload of `UserDefaults.set`.
enum DefaultsCalls {
  static func run() -> String {
    let defaults = UserDefaults.standard
    var texts: [String] = []
    defaults.set(1, forKey: "value")
    texts.append("\(defaults.integer(forKey: "value"))")
    defaults.set(2.5, forKey: "value")
    texts.append("\(defaults.double(forKey: "value"))")
    defaults.set(Float(3.5), forKey: "value")
    texts.append("\(defaults.float(forKey: "value"))")
    defaults.set(true, forKey: "value")
    texts.append("\(defaults.bool(forKey: "value"))")
    defaults.set("text", forKey: "value")
    texts.append(defaults.string(forKey: "value") ?? "-")
    defaults.set(["a", "b"], forKey: "value")
    texts.append(defaults.stringArray(forKey: "value")?.joined() ?? "-")
    defaults.set(["key": 4], forKey: "value")
    texts.append("\(defaults.dictionary(forKey: "value")?["key"] as? Int ?? 0)")
    defaults.set(Data([5]), forKey: "value")
    texts.append("\(defaults.data(forKey: "value")?.first ?? 0)")
    defaults.set(Date(timeIntervalSince1970: 6), forKey: "value")
    texts.append("\((defaults.object(forKey: "value") as? Date)?.timeIntervalSince1970 ?? 0)")
    let page = URL(string: "https://example.com/7")
    defaults.set(page, forKey: "value")
    texts.append(defaults.url(forKey: "value")?.lastPathComponent ?? "-")
    texts.append(removes { defaults.set(nil, forKey: "value") })
    texts.append(removes { defaults.set(nil as URL?, forKey: "value") })
    texts.append(removes { defaults.set(nil as Any?, forKey: "value") })
    texts.append(removes { defaults.set(nil as String?, forKey: "value") })
    texts.append(removes { defaults.removeObject(forKey: "value") })
    defaults.register(defaults: ["value": "registered"])
    texts.append(defaults.string(forKey: "value") ?? "-")
    return texts.joined(separator: " ")
  }

  private static func removes(_ change: () -> Void) -> String {
    UserDefaults.standard.set("full", forKey: "value")
    change()
    return UserDefaults.standard.object(forKey: "value") == nil ? "none" : "some"
  }
}
