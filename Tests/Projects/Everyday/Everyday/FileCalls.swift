import UIKit

/// Writes, lists, reads, and removes files as apps do.
enum FileCalls {
  struct Note: Codable, Equatable {
    var title: String
    var date: Date
    var tags: [String]
  }

  static func run() -> String {
    do {
      return try calls().joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  private static func calls() throws -> [String] {
    let files = FileManager.default
    let folder = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("notes")
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let note = Note(title: "one", date: Date(timeIntervalSince1970: 86_400), tags: ["a"])
    let json = folder.appendingPathComponent("note.json")
    try JSONEncoder().encode(note).write(to: json, options: .atomic)
    let plist = folder.appendingPathComponent("note.plist")
    try PropertyListEncoder().encode(note).write(to: plist)
    try "text".write(
      to: folder.appendingPathComponent("note.txt"), atomically: true, encoding: .utf8)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: false)
    let unarchived = NSKeyedUnarchiver.unarchiveObject(with: archive) as? [String]
    let names = try files.contentsOfDirectory(atPath: folder.path).sorted()
    let isEqual =
      try JSONDecoder().decode(Note.self, from: Data(contentsOf: json)) == note
      && PropertyListDecoder().decode(Note.self, from: Data(contentsOf: plist)) == note
    try files.moveItem(at: json, to: folder.appendingPathComponent("moved.json"))
    try files.copyItem(at: plist, to: folder.appendingPathComponent("copied.plist"))
    let count = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).count
    let bundle = Bundle.main
    return [
      names.joined(separator: ","), "\(isEqual)", unarchived?.joined() ?? "-", "\(count)",
      "\(files.fileExists(atPath: json.path))", bundle.bundleIdentifier ?? "-",
      bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "-",
      bundle.url(forResource: "nothing", withExtension: "txt")?.path ?? "none",
      NSLocalizedString("missing", comment: ""), try folders().joined(separator: ","),
    ]
  }

  /// Returns the locations of the folders for caches and application support.
  ///
  /// The first one exists initially.
  private static func folders() throws -> [String] {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let support = try files.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    try Data().write(to: caches.appendingPathComponent("cached"))
    try Data().write(to: support.appendingPathComponent("kept"))
    return [caches, support].map { $0.path.replacingOccurrences(of: NSHomeDirectory(), with: "") }
  }
}
