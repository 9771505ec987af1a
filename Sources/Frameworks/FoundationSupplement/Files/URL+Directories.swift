import Foundation

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FolderCalls.urls(for: directory, in: .userDomainMask, of: .default)[0]
  }

  private static func folder(named name: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
  }

  /// The folder of what the person has made.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what an app can make anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what an app needs to work.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of all that the person doesn't see.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of apps.
  public static var applicationDirectory: URL { folder(named: "Applications") }
  /// The folder of what lies on the desktop.
  public static var desktopDirectory: URL { folder(named: "Desktop") }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(named: "Downloads") }
  /// The folder of movies.
  public static var moviesDirectory: URL { folder(named: "Movies") }
  /// The folder of music.
  public static var musicDirectory: URL { folder(named: "Music") }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(named: "Pictures") }

  /// The folder of a kind, which is made if it's asked for.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FolderCalls.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: .default)
  }
}
