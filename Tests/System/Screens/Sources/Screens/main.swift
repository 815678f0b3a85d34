// `Screens serve` serves each screen at the path of its name, such as `/stacks`;
// `Screens frames [TEXTS]` prints where ViewLayout puts the elements of all screens, as JSON. With a
// file of the sizes that a browser measured, texts have those sizes.

import Dispatch
import Foundation

let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "serve":
  Task {
    do {
      try await serveScreens()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
  dispatchMain()
case "frames":
  try printFrames(textsAt: arguments.dropFirst().first)
default:
  FileHandle.standardError.write(Data("Usage: Screens serve|frames [TEXTS]\n".utf8))
  exit(2)
}
