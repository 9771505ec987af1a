import Foundation

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FolderCalls.urls(for: directory, in: .userDomainMask, of: .default)[0]
  }

  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that the app can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The Library folder, for files that aren't visible to the user.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder that contains apps.
  public static var applicationDirectory: URL { FolderCalls.folder(named: "Applications") }
  /// The Desktop folder.
  public static var desktopDirectory: URL { FolderCalls.folder(named: "Desktop") }
  /// The Downloads folder.
  public static var downloadsDirectory: URL { FolderCalls.folder(named: "Downloads") }
  /// The Movies folder.
  public static var moviesDirectory: URL { FolderCalls.folder(named: "Movies") }
  /// The Music folder.
  public static var musicDirectory: URL { FolderCalls.folder(named: "Music") }
  /// The Pictures folder.
  public static var picturesDirectory: URL { FolderCalls.folder(named: "Pictures") }

  /// Creates the URL of a system folder, and creates the folder if requested.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FolderCalls.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: .default)
  }
}
