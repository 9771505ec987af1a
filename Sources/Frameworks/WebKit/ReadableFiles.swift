import Foundation

/// The files that a page of a file can use.
enum ReadableFiles {
  /// Returns content rules, as JSON, that let a page use only a file, or the files of a folder.
  static func rules(for place: URL) -> String {
    var address = place.standardizedFileURL.absoluteString
    let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    if isFolder, !address.hasSuffix("/") { address += "/" }
    let allowed = "^" + escaped(address) + (address.hasSuffix("/") ? "" : "([?#].*)?$")
    let rules =
      [
        rule(#"{"url-filter": "^file:"}"#, "block"),
        rule(trigger(allowed), "ignore-previous-rules"),
      ]
      + needlesslyEncoded.map { rule(trigger("^file:[^?#]*%" + $0), "block") }
      + (isFolder ? links(leaving: place) : []).map { link in
        rule(trigger("^" + roughly(link.absoluteString) + "([/?#].*)?$"), "block")
      }
    return "[\(rules.joined(separator: ",\n"))]"
  }

  /// The codes of slashes and of characters that addresses contain as they are.
  ///
  /// An address with such a code would be another way to write one that's blocked.
  private static let needlesslyEncoded = [
    "2[DEFdef]", "3[0-9]", "4[1-9A-Fa-f]", "5[0-9AFaf]", "6[1-9A-Fa-f]", "7[0-9AEae]",
  ]

  private static func rule(_ trigger: String, _ action: String) -> String {
    #"{"trigger": \#(trigger), "action": {"type": "\#(action)"}}"#
  }

  private static func trigger(_ filter: String) -> String {
    #"{"url-filter": "\#(filter)", "url-filter-is-case-sensitive": true}"#
  }

  /// Returns the symbolic links in a folder through which a page could reach files elsewhere.
  ///
  /// Those are the links that lead out of the folder and, if there are any, also those to folders,
  /// which are other ways to the same links.
  private static func links(leaving folder: URL) -> [URL] {
    let folder = folder.standardizedFileURL
    let names = FileManager.default.enumerator(atPath: folder.path)
    let root = folder.resolvingSymlinksInPath().path + "/"
    var leaving: [URL] = []
    var folders: [URL] = []
    while let name = names?.nextObject() as? String {
      let isLink =
        names?.fileAttributes?[.type] as? FileAttributeType == FileAttributeType.typeSymbolicLink
      guard isLink else { continue }
      let link = URL(fileURLWithPath: folder.path + "/" + name, isDirectory: false)
      let file = link.resolvingSymlinksInPath()
      if !FileManager.default.fileExists(atPath: file.path) || !(file.path + "/").hasPrefix(root) {
        leaving.append(link)
        // A link whose target can't be examined is a file's.
      } else if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
        folders.append(link)
      }
    }
    return leaving.isEmpty ? [] : leaving + folders
  }

  /// Returns a regular expression for an address whose other characters can be encoded or not.
  private static func roughly(_ address: String) -> String {
    address.replacing(/\.|(?:%..|[^A-Za-z0-9\/:._~-])+/) { $0.output == "." ? #"\\."# : ".+" }
  }

  /// Returns a regular expression for an address, as part of JSON.
  private static func escaped(_ address: String) -> String {
    address.replacing(/[^A-Za-z0-9\/:%_-]/) { #"\\"# + $0.output }
  }
}
