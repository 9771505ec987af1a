/// The views on which an app sets, once for all, how the views of a class look that are made later.
@MainActor
enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  /// The proxy of a class, made when it is first asked for.
  static func proxy<View: UIView>(make: () -> View) -> View {
    if let proxy = existing(for: View.self) { return proxy }
    let proxy = make()
    proxies[ObjectIdentifier(View.self)] = proxy
    return proxy
  }

  /// The proxy of a class, if anything was set for the class.
  static func existing<View: UIView>(for type: View.Type) -> View? {
    cast(proxies[ObjectIdentifier(type)])
  }
}
