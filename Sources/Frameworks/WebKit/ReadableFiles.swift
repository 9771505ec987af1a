import Foundation

/// The files that a page of a file can use.
enum ReadableFiles {
  /// Returns content rules, as JSON, that let a page use only a file, or the files of a folder.
  static func rules(for place: URL) -> String {
    var address = place.standardizedFileURL.absoluteString
    let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    if isFolder, !address.hasSuffix("/") { address += "/" }
    let allowed = "^" + escaped(address) + (address.hasSuffix("/") ? "" : "([?#].*)?$")
    return """
      [{"trigger": {"url-filter": "^file:"}, "action": {"type": "block"}},
       {"trigger": {"url-filter": "\(allowed)", "url-filter-is-case-sensitive": true},
        "action": {"type": "ignore-previous-rules"}}]
      """
  }

  /// Returns a regular expression for an address, as part of JSON.
  private static func escaped(_ address: String) -> String {
    address.replacing(/[^A-Za-z0-9\/:%_-]/) { #"\\"# + $0.output }
  }
}
