extension StoryboardFile {
  /// Reads a storyboard or nib from a bundle, in the user's language.
  /// - Returns: The file, or `nil` if the bundle doesn't contain any with the name.
  /// - Throws: `StoryboardReader.Failure` if the file can't be read.
  @MainActor
  static func find(_ name: String, extension pathExtension: String, in bundle: Bundle)
    throws(StoryboardReader.Failure) -> StoryboardFile?
  {
    let languages = BundleCalls.preferredLocalizations(of: bundle)
    let folders = languages.prefix(1).map { "\($0).lproj" } + ["Base.lproj", ""]
    let fallbacks = bundle.localizations.map { "\($0).lproj" }
    let files = FileManager.default
    let resources = bundle.resourceURL ?? bundle.bundleURL
    let fileName = "\(name).\(pathExtension)"
    for folder in folders + fallbacks {
      let directory = folder.isEmpty ? resources : resources.appending(path: folder)
      let url = directory.appending(path: fileName)
      guard files.fileExists(atPath: url.path) else { continue }
      let root = try StoryboardReader.read(url)
      let strings = resources.appending(path: folders[0]).appending(path: "\(name).strings")
      let file = StoryboardFile(
        name: fileName, root: root, bundle: bundle,
        strings: folder == "Base.lproj" || folder.isEmpty ? translations(at: strings) : [:])
      file.adapt(to: UIScreen.main.traitCollection)
      return file
    }
    return nil
  }

  private static func translations(at url: URL) -> [String: String] {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }
}
