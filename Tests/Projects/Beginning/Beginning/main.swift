import UIKit

/// The first code of the app, long before there's a screen.
print("main.swift begins with \(CommandLine.arguments.dropFirst().joined(separator: " "))")
let beginning = Date()
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
