import UIKit

class Account: NSObject {
  @objc dynamic var owner = "nobody"
  @objc dynamic var balance: Int = 0 {
    didSet { changes += 1 }
  }
  @objc var rate = 1.5
  @objc var friend: Account?
  var changes = 0
}

private final class Auditor: NSObject {
  var log: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey] as? String ?? "?"
    let new = change?[.newKey] as? String ?? "?"
    log.append("\(keyPath ?? "?") \(old)-\(new)")
  }
}

/// Observers are notified immediately, in both ways, until they're removed.
@MainActor func observedProperties() -> String {
  let (account, auditor) = (Account(), Auditor())
  account.addObserver(
    auditor, forKeyPath: #keyPath(Account.owner), options: [.old, .new], context: nil)
  var balances: [Int] = []
  let observation = account.observe(\.balance, options: [.initial, .new]) { _, change in
    balances.append(change.newValue ?? -1)
  }
  account.owner = "Ann"
  account.balance = 5
  observation.invalidate()
  account.removeObserver(auditor, forKeyPath: "owner")
  account.balance = 6
  account.owner = "Bob"
  return "\(auditor.log.joined()) \(balances) \(account.changes)"
}

/// Key-value coding can access the properties of the app's own objects, and settings.
@MainActor func valuesByKey() -> String {
  let account = Account()
  account.friend = Account()
  account.setValue("Cid", forKeyPath: "friend.owner")
  account.setValue(2, forKey: "rate")
  UserDefaults.standard.setValue("set", forKey: "state")
  let owner = account.value(forKeyPath: "friend.owner") as? String ?? "?"
  let state = UserDefaults.standard.value(forKey: "state") as? String ?? "?"
  return "\(owner) \(account.rate) \(state)"
}

/// Predicate formats, and sort keys.
@MainActor func chosenByPredicates() -> String {
  let accounts = ["Bob", "Änne", "Cid"].enumerated().map { index, owner in
    let account = Account()
    account.owner = owner
    account.balance = index * 10
    return account
  }
  func count(_ predicate: NSPredicate) -> Int { accounts.filter(predicate.evaluate).count }
  let counts = [
    count(NSPredicate(format: "balance > %d", 5)),
    count(NSPredicate(format: "owner CONTAINS[cd] %@", "AN")),
    count(NSPredicate(format: "%K IN %@ OR NOT balance BETWEEN {0, 15}", "owner", ["Bob"])),
    count(NSPredicate(format: "owner BEGINSWITH 'C' AND balance == 20 && friend == nil")),
    ["a@b.de", "a@b"].filter(NSPredicate(format: "SELF MATCHES %@", ".+@.+\\..+").evaluate).count,
    ["one", "two", "three"].filter(NSPredicate(format: "SELF LIKE 't*'").evaluate).count,
  ]
  let sorted =
    (accounts as NSArray).sortedArray(using: [NSSortDescriptor(key: "balance", ascending: false)])
    as? [Account] ?? []
  return "\(counts) \(sorted.map(\.owner).joined())"
}
