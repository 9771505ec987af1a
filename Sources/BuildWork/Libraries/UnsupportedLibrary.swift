/// A well-known library that isn't written in Swift, and its replacement.
struct UnsupportedLibrary {
  /// The modules that apps import.
  let modules: Set<String>
  /// The languages or the form of the library.
  let form: Form
  /// Libraries in Swift with the same purpose.
  let replacement: String?
  /// The words that start the names of the library's declarations.
  let prefixes: [String]

  enum Form: String {
    case objectiveC = "written in Objective-C"
    case cpp = "based on C++ and Objective-C"
    case binary = "a binary framework for Apple's platforms"
  }

  private init(
    _ modules: Set<String>, _ form: Form = .objectiveC, use replacement: String? = nil,
    prefixes: [String]
  ) {
    self.modules = modules
    self.form = form
    self.replacement = replacement
    self.prefixes = prefixes
  }

  /// Returns the library that a module belongs to, if it's a well-known one.
  static func with(_ module: String) -> UnsupportedLibrary? {
    all.first { $0.modules.contains(module) }
  }

  /// Returns the reason that a module can't be built, with the library to use instead.
  func refusal(of module: String) -> String {
    let reason = "\(module) is \(form.rawValue); Quince builds libraries only from Swift sources"
    return replacement.map { "\(reason); use \($0) instead" } ?? reason
  }

  /// Returns a description of the lines that use the library.
  /// - Parameter files: The files that import it.
  func uses(in files: [SourceFile]) -> String {
    let uses = NameUses(in: files) { name in prefixes.contains { name.hasPrefix($0) } }
    guard uses.count > 0 else { return "no line uses its names, so you can remove the import" }
    return uses.clause("its names")
  }

  // MARK: Libraries

  private static let all = images + networks + data + interfaces + services

  private static let images = [
    UnsupportedLibrary(["SDWebImage"], use: "Kingfisher or Nuke", prefixes: ["SD", "sd_"]),
    UnsupportedLibrary(
      ["YYWebImage", "YYImage"], use: "Kingfisher or Nuke", prefixes: ["YY", "yy_"]),
    UnsupportedLibrary(["PINRemoteImage"], use: "Kingfisher or Nuke", prefixes: ["PIN", "pin_"]),
    UnsupportedLibrary(["FLAnimatedImage"], use: "Kingfisher", prefixes: ["FLAnimatedImage"]),
  ]

  private static let networks = [
    UnsupportedLibrary(
      ["AFNetworking"], use: "Alamofire", prefixes: ["AFHTTP", "AFURL", "AFNet", "AFSec"]),
    UnsupportedLibrary(["SocketRocket"], use: "Starscream", prefixes: ["SR"]),
    UnsupportedLibrary(
      ["OHHTTPStubs"], use: "mockNetwork in a flow", prefixes: ["OHHTTP", "stub"]),
  ]

  private static let data = [
    UnsupportedLibrary(["FMDB"], use: "SQLite.swift or GRDB", prefixes: ["FM"]),
    UnsupportedLibrary(
      ["Realm", "RealmSwift"], .cpp, use: "SQLite.swift or GRDB",
      prefixes: ["Realm", "RLM", "Results", "Persisted"]),
    UnsupportedLibrary(["JSONModel"], use: "SwiftyJSON or Codable", prefixes: ["JSONModel"]),
    UnsupportedLibrary(["Mantle"], use: "Codable", prefixes: ["MTL"]),
    UnsupportedLibrary(["MagicalRecord"], prefixes: ["MagicalRecord", "mr_", "MR_"]),
    UnsupportedLibrary(
      ["ReactiveObjC"], use: "RxSwift", prefixes: ["RAC", "rac_"]),
    UnsupportedLibrary(["Bolts"], use: "PromiseKit", prefixes: ["BF"]),
  ]

  private static let interfaces = [
    UnsupportedLibrary(["Masonry"], use: "SnapKit", prefixes: ["MAS", "mas_"]),
    UnsupportedLibrary(["PureLayout"], use: "SnapKit", prefixes: ["auto", "ALEdge", "ALDim"]),
    UnsupportedLibrary(["MBProgressHUD"], use: "PKHUD", prefixes: ["MBProgress"]),
    UnsupportedLibrary(["SVProgressHUD"], use: "PKHUD", prefixes: ["SVProgress"]),
    UnsupportedLibrary(
      ["IQKeyboardManager"], use: "IQKeyboardManagerSwift", prefixes: ["IQKeyboard"]),
    UnsupportedLibrary(
      ["TPKeyboardAvoiding"], use: "IQKeyboardManagerSwift", prefixes: ["TPKeyboard"]),
    UnsupportedLibrary(["iCarousel"], use: "FSPagerView", prefixes: ["iCarousel"]),
    UnsupportedLibrary(["TTTAttributedLabel"], use: "ActiveLabel", prefixes: ["TTT"]),
    UnsupportedLibrary(
      ["SWRevealViewController"], use: "SideMenu", prefixes: ["SWReveal", "reveal"]),
    UnsupportedLibrary(
      ["MGSwipeTableCell", "SWTableViewCell"], use: "SwipeCellKit",
      prefixes: ["MGSwipe", "SWTable"]),
    UnsupportedLibrary(["DZNEmptyDataSet"], prefixes: ["DZN", "emptyDataSet"]),
    UnsupportedLibrary(["MJRefresh"], use: "UIRefreshControl", prefixes: ["MJ", "mj_"]),
  ]

  private static let services = [
    UnsupportedLibrary(
      ["Parse", "ParseUI", "ParseLiveQuery"], use: "ParseSwift", prefixes: ["PF", "Parse"]),
    UnsupportedLibrary(
      [
        "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseDatabase",
        "FirebaseStorage", "FirebaseAnalytics", "FirebaseMessaging", "FirebaseCrashlytics",
        "FirebaseRemoteConfig", "FirebaseFirestoreSwift", "FirebaseUI",
      ], .cpp, use: "ParseSwift, or requests to Firebase's REST API",
      prefixes: [
        "FIR", "Firebase", "Firestore", "Auth", "Analytics", "Crashlytics", "DatabaseReference",
        "DataSnapshot", "DocumentReference", "DocumentSnapshot", "QuerySnapshot", "Messaging",
        "RemoteConfig", "Storage",
      ]),
    UnsupportedLibrary(
      ["FBSDKCoreKit", "FBSDKLoginKit", "FBSDKShareKit", "FacebookCore", "FacebookLogin"], .binary,
      prefixes: ["FBSDK", "LoginManager", "AccessToken", "GraphRequest", "ApplicationDelegate"]),
    UnsupportedLibrary(
      ["GoogleMaps", "GooglePlaces"], .binary, prefixes: ["GMS"]),
    UnsupportedLibrary(["GoogleSignIn"], prefixes: ["GID"]),
    UnsupportedLibrary(
      ["GoogleMobileAds"], .binary, prefixes: ["GAD"]),
  ]
}
