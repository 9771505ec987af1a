import Foundation

/// Replacements for methods of Foundation on Linux whose result is `[NSURL]`.
extension Bundle {
  /// Returns the files of the bundle with an extension, or all.
  package func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }

  /// Returns the files of the bundle with an extension, or all, in a language.
  package func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName
    )?.map { $0 as URL }
  }

  /// Returns the files of a bundle's folder with an extension, or all.
  package class func quinceURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(
      forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL
    )?.map { $0 as URL }
  }
}
