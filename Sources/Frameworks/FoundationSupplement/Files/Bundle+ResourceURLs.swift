import Foundation

/// Replacements for methods whose result is `[NSURL]` in Foundation on Linux.
extension Bundle {
  /// Returns the bundle's files with an extension, or all of its files.
  package func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  /// Returns the bundle's files in a language, with an extension or all of them.
  package func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName
    )?.map { $0 as URL }
  }

  /// Returns the files in a bundle's folder with an extension, or all of them.
  package class func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL
    )?.map { $0 as URL }
  }
}
